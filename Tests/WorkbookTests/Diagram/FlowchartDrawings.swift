import Workbook

extension FlowchartDrawingTests {
  /// The loop of a store, drawn at several widths.
  static let drawings: [(width: Int, glyphs: Glyphs, drawing: String)] = [
    (
      120, .unicode,
      """
                                                                ┌──────────── devuelve ────────────┐
                                                                │                                  ▼
      ┌───────┐                 ┌───────┐                  ┌────┴────┐            ┌───────┐   ┌────────┐
      │ Vista ├─ envía acción ─▶│ Store ├─ entrega ambas ─▶│ Reducer ├─ escribe ─▶│ State │   │ Effect │
      └───────┘                 └───────┘                  └─────────┘            └───┬───┘   └────┬───┘
          ▲                         ▲                                                 │            │
          │                         └────────────────── otra acción ──────────────────┼────────────┘
          └───────────────────────────────── se lee ──────────────────────────────────┘
      """
    ),
    (
      120, .ascii,
      """
                                                                +------------ devuelve ------------+
                                                                |                                  v
      +-------+                 +-------+                  +----+----+            +-------+   +--------+
      | Vista +- envía acción ->| Store +- entrega ambas ->| Reducer +- escribe ->| State |   | Effect |
      +-------+                 +-------+                  +---------+            +---+---+   +----+---+
          ^                         ^                                                 |            |
          |                         +------------------ otra acción ------------------+------------+
          +--------------------------------- se lee ----------------------------------+
      """
    ),
    (
      80, .unicode,
      """
                                              ┌────────── devuelve ───────────┐
                                              │                               ▼
      ┌───────┐ envía  ┌───────┐ entrega ┌────┴────┐ escribe ┌───────┐   ┌────────┐
      │ Vista ├───────▶│ Store ├────────▶│ Reducer ├────────▶│ State │   │ Effect │
      └───────┘ acción └───────┘  ambas  └─────────┘         └───┬───┘   └────┬───┘
          ▲                ▲                                     │            │
          │                └──────────── otra acción ────────────┼────────────┘
          └─────────────────────── se lee ───────────────────────┘
      """
    ),
    (
      80, .ascii,
      """
                                              +---------- devuelve -----------+
                                              |                               v
      +-------+ envía  +-------+ entrega +----+----+ escribe +-------+   +--------+
      | Vista +------->| Store +-------->| Reducer +-------->| State |   | Effect |
      +-------+ acción +-------+  ambas  +---------+         +---+---+   +----+---+
          ^                ^                                     |            |
          |                +------------ otra acción ------------+------------+
          +----------------------- se lee -----------------------+
      """
    ),
    (
      40, .unicode,
      """
      ┌───────┐
      │ Vista │◀───────────────────┐
      └──┬────┘                    │
         │ envía acción            │
         ▼                         │
      ┌───────┐                    │
      │ Store │◀─────────────────┐ │
      └──┬────┘                  │ │
         │ entrega ambas         │ │
         ▼                       │ │
      ┌─────────┐                │ │
      │ Reducer ├─ devuelve ───┐ │ │
      └──┬──────┘              │ │ │
         │ escribe             │ │ │
         ▼                     │ │ │
      ┌───────┐                │ │ │
      │ State ├─ se lee ───────┼─┼─┘
      └───────┘                │ │
      ┌────────┐               │ │
      │        │◀──────────────┘ │
      │ Effect ├─ otra acción ───┘
      └────────┘
      """
    ),
    (
      40, .ascii,
      """
      +-------+
      | Vista |<-------------------+
      +--+----+                    |
         | envía acción            |
         v                         |
      +-------+                    |
      | Store |<-----------------+ |
      +--+----+                  | |
         | entrega ambas         | |
         v                       | |
      +---------+                | |
      | Reducer +- devuelve ---+ | |
      +--+------+              | | |
         | escribe             | | |
         v                     | | |
      +-------+                | | |
      | State +- se lee -------+-+-+
      +-------+                | |
      +--------+               | |
      |        |<--------------+ |
      | Effect +- otra acción ---+
      +--------+
      """
    ),
    (
      20, .unicode,
      """
      Vista
        envía acción →
          Store
      Store
        entrega ambas →
          Reducer
      Reducer
        escribe → State
        devuelve → Effect
      State
        se lee → Vista
      Effect
        otra acción →
          Store
      """
    ),
  ]
}
