/** What the bench asks of the process under test, and what it gets. */
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
  | { name: 'meter' }
  /** The CPU time that the process has used so far, in milliseconds. */
  | { name: 'cpu' }
