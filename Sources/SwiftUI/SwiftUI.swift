@_exported public import BucleViews
