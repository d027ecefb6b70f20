import Foundation
import Glibc

/// Compiled probes of one kata, kept by the interface that each was compiled against.
///
/// A probe sees nothing of a learner's module but its interface, and learners seldom change that: two modules
/// of the same interface, byte for byte, are served by one object.
struct ProbeShelf {
  /// A compiled probe, and the symbol that its entry point has.
  struct Probe {
    var object: URL
    var entry: String
  }

  /// More interfaces than one kata meets in a class; the one used longest ago makes room.
  private static let capacity = 64

  private let folder: URL
  /// What a probe depends on besides: the probe's own file, the runtime, and the compiler.
  private let circumstances: StableHash

  init(of kata: KataSources, installation: Installation, toolchain: Toolchain) {
    folder = installation.cache.appending(path: "probes/\(kata.id)")
    var hash = StableHash(toolchain.frontend.path)
    hash.combine((try? Data(contentsOf: kata.probe)) ?? Data())
    hash.combine(kata.linked?.folder.path ?? "")
    hash.combine(installation.modulesIdentity.description)
    circumstances = hash
  }

  var isEmpty: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty != false
  }

  /// The probe that was compiled against an interface of these bytes.
  func probe(for interface: Data) -> Probe? {
    let place = place(of: interface)
    // The name is a short hash: the bytes themselves tell whether it is this interface.
    guard (try? Data(contentsOf: place.appending(path: Self.interface))) == interface,
      let entry = try? String(contentsOf: place.appending(path: Self.entry), encoding: .utf8)
    else { return nil }
    utimensat(AT_FDCWD, place.path, nil, 0)
    return Probe(object: place.appending(path: Self.object), entry: entry)
  }

  /// Keeps a probe; one that cannot be kept is compiled again the next time.
  func keep(_ probe: Probe, for interface: Data) {
    guard let scratch = try? ScratchFolder(in: folder) else { return }
    do {
      try FileManager.default.copyItem(
        at: probe.object,
        to: scratch.url.appending(path: Self.object)
      )
      try interface.write(to: scratch.url.appending(path: Self.interface))
      try Data(probe.entry.utf8).write(to: scratch.url.appending(path: Self.entry))
    } catch {
      return
    }
    // What lies there already is damaged, or another check's that compiled the same meanwhile.
    let place = place(of: interface)
    if rename(scratch.url.path, place.path) == 0 { return makeRoom() }
    try? FileManager.default.removeItem(at: place)
    rename(scratch.url.path, place.path)
  }

  private static let object = "Probe.o"
  private static let interface = "Interface.swiftmodule"
  private static let entry = "entry"

  private func place(of interface: Data) -> URL {
    var hash = circumstances
    interface.withUnsafeBytes { hash.combine($0) }
    return folder.appending(path: "\(hash)")
  }

  private func makeRoom() {
    let manager = FileManager.default
    let places =
      (try? manager.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.contentModificationDateKey]
      )) ?? []
    guard places.count > Self.capacity else { return }
    let dated = places.map { place in
      let values = try? place.resourceValues(forKeys: [.contentModificationDateKey])
      return (place, values?.contentModificationDate ?? .distantPast)
    }
    for (place, _) in dated.sorted(by: { $0.1 < $1.1 }).dropLast(Self.capacity) {
      try? manager.removeItem(at: place)
    }
  }
}
