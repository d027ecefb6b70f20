// As with SwiftUI, whoever imports the views can write `@Observable`.
@_exported public import Observation
