import { Entity, Service } from 'electrodb'

/**
 * ElectroDB's entity, built when it is first used. Building one takes most of a millisecond; there are fifty, and a request
 * needs about five of them. So a function that starts builds none.
 */
export const LazyEntity = builtAtFirstUse(Entity)

/** The same of several entities that are read together. */
export const LazyService = builtAtFirstUse(Service)

function builtAtFirstUse<Class extends typeof Entity | typeof Service>(electro: Class): Class {
  return new Proxy(electro, {
    construct: (_, given) => {
      let built: object | undefined
      const whole = () => {
        built ??= Reflect.construct(electro, given) as object
        return built
      }
      return new Proxy(
        {},
        {
          get: (_target, name) => {
            const member = Reflect.get(whole(), name)
            return typeof member === 'function' ? member.bind(whole()) : member
          },
          set: (_target, name, value) => Reflect.set(whole(), name, value),
          has: (_target, name) => Reflect.has(whole(), name),
          ownKeys: () => Reflect.ownKeys(whole()),
          getPrototypeOf: () => Reflect.getPrototypeOf(whole()),
          defineProperty: (_target, name, property) => Reflect.defineProperty(whole(), name, property),
          deleteProperty: (_target, name) => Reflect.deleteProperty(whole(), name),
          getOwnPropertyDescriptor: (_target, name) => Reflect.getOwnPropertyDescriptor(whole(), name),
        },
      )
    },
  })
}
