import { createCustomAttribute, type createWriteTransaction, Entity, Service } from 'electrodb'
import { config } from '../config.ts'
import { client } from './client.ts'

/**
 * ElectroDB's entity, built on first use. Building one takes most of a millisecond, and a request needs about five of the
 * fifty, so a starting function builds none.
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

/** What every entity is built with. */
export const onTable = {
  client,
  get table() {
    return config().TABLE_NAME
  },
}

/** Attributes kept as they are in the contract: a list, a map, or a nullable value. */
export function kept<T>() {
  return createCustomAttribute<T, Record<never, never>>({}).type
}

// biome-ignore lint/suspicious/noExplicitAny: ElectroDB's own constraint on entities
type AnyEntity = Entity<any, any, any, any>

/** An entity as the callback of `createWriteTransaction` receives it. */
export type InTransaction<E extends AnyEntity> = Parameters<
  Parameters<typeof createWriteTransaction<{ entity: E }, unknown, []>>[1]
>[0]['entity']

/** The keys of an item in its event's partition under its own id. */
export const inEventPartition = {
  pk: { field: 'pk', composite: ['event_id'] },
  sk: { field: 'sk', composite: ['id'] },
} as const
