import { AsyncLocalStorage } from 'node:async_hooks'

/** An order or attendee of an event that was written. */
interface NotedRow {
  event_id: string
  kind: 'order' | 'attendee'
  short_id: string
}

interface Trace {
  id: string
  order?: string
  isAudited?: true
  rows: NotedRow[]
}

const trace = new AsyncLocalStorage<Trace>()

/**
 * Runs something under the id of the request that caused it, across any number of queues (docs/decisions/0054). The id is
 * for log lines and for messages sent during the run, which carry it on. No rule depends on it.
 */
export function withTrace<Result>(id: string, run: () => Result): Result {
  return trace.run({ id, rows: [] }, run)
}

/** The id that `withTrace` was given; undefined outside of it. */
export function currentTrace(): string | undefined {
  return trace.getStore()?.id
}

/** Notes the reference of the order that this is about, such as O-7KQ2M9X, so that all log lines of a purchase are found by it. */
export function noteOrder(reference: string): void {
  const store = trace.getStore()
  if (store) store.order = reference
}

/** The reference that was noted last; undefined where no order was read or written. */
export function notedOrder(): string | undefined {
  return trace.getStore()?.order
}

/** Notes that this request reports an action to the audit log. */
export function noteAudited(): void {
  const store = trace.getStore()
  if (store) store.isAudited = true
}

/** Whether this request reported an action to the audit log. */
export function wasAudited(): boolean {
  return trace.getStore()?.isAudited === true
}

/** Notes that an order or attendee was written, so that the person who asked for it finds it in lists at once (docs/decisions/0093). */
export function noteRow(row: NotedRow): void {
  trace.getStore()?.rows.push(row)
}

/** What was written during this request. */
export function notedRows(): readonly NotedRow[] {
  return trace.getStore()?.rows ?? []
}
