import Foundation
import Glibc

extension Installation {
  /// Tells one build of the modules that a kata is compiled against from another: what was compiled against one
  /// need not run with the other.
  var modulesIdentity: StableHash {
    var hash = StableHash()
    for module in probedModules {
      hash.combine(module.path)
      var status = stat()
      if stat(module.path, &status) == 0 {
        hash.combine("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
      }
    }
    return hash
  }
}
