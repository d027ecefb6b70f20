import SwiftUI
import Testing

private struct Persona: Equatable {
  var nombre = "Ana"
  var direccion = Direccion()
}

private struct Direccion: Equatable {
  var calle = "Mayor"
}

@MainActor
@Suite struct BindingTests {
  @Test func `closures are read and written each time`() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.wrappedValue += 1
    #expect(value == 2)
    value = 5
    #expect(binding.projectedValue.wrappedValue == 5)
  }

  @Test func `a closure that takes a transaction too is given what is written`() {
    var written: [Int] = []
    let binding = Binding(get: { written.count }, set: { value, _ in written.append(value) })
    binding.wrappedValue += 5
    #expect(written == [5])
    #expect(binding.wrappedValue == 1)
  }

  @Test func `a constant drops what is written`() {
    let binding = Binding.constant("fijo")
    binding.wrappedValue = "otro"
    #expect(binding.wrappedValue == "fijo")
  }

  @Test func `a binding to a part writes the part`() {
    var persona = Persona()
    let binding = Binding(get: { persona }, set: { persona = $0 })
    binding.direccion.calle.wrappedValue = "Sol"
    #expect(persona == Persona(nombre: "Ana", direccion: Direccion(calle: "Sol")))
  }

  @Test func `a member by dynamic lookup is one binding and each write goes through it`() {
    let store = Almacen(Formulario())
    let nombre: Binding<String> = Bindable(store).nombre
    nombre.wrappedValue = "Ana"
    nombre.wrappedValue += "!"
    #expect(store.escrituras.map(\.nombre) == ["Ana", "Ana!"])
    #expect(nombre.wrappedValue == "Ana!")
  }

  @Test func `a property of an observable object is bound`() {
    let perfil = Perfil()
    let edad: Binding<Int> = Bindable(wrappedValue: perfil).edad
    edad.wrappedValue = 31
    #expect(perfil.edad == 31)
  }
}
