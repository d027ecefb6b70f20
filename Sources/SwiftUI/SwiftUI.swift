@_exported public import BucleViews
// As on Apple's platforms, where a file with views need not import Foundation for a `UUID` or a `Date`.
@_exported public import FoundationEssentials
