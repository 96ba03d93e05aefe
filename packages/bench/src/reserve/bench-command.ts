/** What the bench asks of the process under test. */
export type BenchCommand =
  | { name: 'openSale'; stock: number }
  | {
      name: 'bare'
      concurrency: number
      milliseconds: number
      counters: number
      order_short_id: string
      of: 'reservation' | 'order'
    }
  /** Records the requests from now on, until the order of that id was bought. */
  | { name: 'record' }
  | { name: 'recorded'; order_short_id: string }
  | { name: 'repeat'; concurrency: number; milliseconds: number; shards: number }
  | { name: 'meter' }
  /** The CPU time that the process has used so far, in milliseconds. */
  | { name: 'cpu' }
