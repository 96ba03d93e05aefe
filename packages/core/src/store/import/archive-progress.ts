/** The orders of an event of an archive: the import into it, or what is wrong with their file; of a dry run, what is in it. */
export interface BegunOrders {
  event_id: string | null
  import_id: string | null
  title: string
  /** Of a dry run: how many rows there are, and how many of them cannot be read. */
  rows?: number
  unreadable?: number
}

/** How far an import of an archive is (docs/decisions/0149). `position` of its item counts its events. */
export interface ArchiveProgress {
  /** S3's tag of the file: another file of the same name is not read. */
  etag: string
  step: 'things' | 'events' | 'orders'
  /** How many lines its file of events has. */
  events: number
  /** What the account lacks and this import makes, by what the file calls it, until it is made. */
  making: Record<'organizers' | 'taxes_and_fees' | 'message_templates', string[]>
  made: Record<'organizers' | 'taxes_and_fees' | 'message_templates', number>
  images: { done: number; refused: number }
  /** When the queue gets its first picture, and how long after each the next one. */
  image_pace?: { began_at: string; gap_ms: number }
  /** Files of orders: how many there are, and how many are done. */
  orders_total: number
  orders_done: number
  /** Those that were begun last. */
  orders: BegunOrders[]
}
