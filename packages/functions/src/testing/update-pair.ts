/** Two bodies that differ wherever they can, in every field of an update; `ids` if the world's own thing will not do. */
export interface Pair {
  ids?: Record<string, string>
  first: object
  second: object
}

/** Instants in their order, beyond everything that the tests sell. */
export const [from, until, later] = [
  '2030-06-01T08:00:00.000Z',
  '2030-07-01T08:00:00.000Z',
  '2030-08-01T08:00:00.000Z',
]
