import { createCustomAttribute, type createWriteTransaction, type Entity } from 'electrodb'

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
