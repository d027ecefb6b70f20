public import Bilingual
internal import Glibc

extension Language {
  /// The language of whoever reads what this process writes, from its environment.
  public static let ofTheReader: Self = {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let values = names.compactMap { name in
      getenv(name).map { (name, String(cString: $0)) }
    }
    return Language(environment: Dictionary(uniqueKeysWithValues: values))
  }()
}
