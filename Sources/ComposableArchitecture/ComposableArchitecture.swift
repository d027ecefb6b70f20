@_exported public import Bucle
@_exported public import BucleTesting
