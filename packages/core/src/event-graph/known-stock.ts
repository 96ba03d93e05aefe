import type { OpenCounts } from '../pool/read-pools.ts'
import type { Context } from '../verb.ts'

/** How long a process shows the stock that it has read, as it keeps an event's graph. */
const lifeMs = 1000
const mostEvents = 500

/** What is left of an event's pools, by their ids. */
export interface Stock {
  counts: Map<string, OpenCounts>
  /** UTC instant before the count began. */
  counted_at: string
}

interface Entry {
  readAt: number
  now: number
  stock: Promise<Stock>
}

const entries = new Map<string, Entry>()
/** When this process last changed an event's pools. */
const changes = new Map<string, number>()

/** What this process read within the last second of what is left of an event, else what it reads now, once for all who ask. */
export function knownStock(
  ctx: Pick<Context, 'now'>,
  event_id: string,
  read: () => Promise<Stock>,
): Promise<Stock> {
  const now = ctx.now.getTime()
  const known = entries.get(event_id)
  const isFresh = known && performance.now() - known.readAt < lifeMs && Math.abs(now - known.now) < lifeMs
  if (isFresh) return known.stock
  if (entries.size >= mostEvents) entries.clear()
  const stock = read()
  entries.set(event_id, { readAt: performance.now(), now, stock })
  stock.catch(() => entries.delete(event_id))
  return stock
}

/** Call this after each write that changes an event's pools, so that its own process looks again. */
export function noteStockChange(event_id: string): void {
  if (changes.size >= mostEvents) changes.clear()
  changes.set(event_id, performance.now())
  entries.delete(event_id)
}

/** Call this after counting an event. */
export function forgetStock(event_id: string): void {
  entries.delete(event_id)
}

/** How long ago this process changed an event's pools, in milliseconds; null where it does not know of it. */
export function sinceStockChanged(event_id: string): number | null {
  const at = changes.get(event_id)
  return at === undefined ? null : performance.now() - at
}

/** Call this when what many events share has changed. */
export function forgetStocks(): void {
  entries.clear()
  changes.clear()
}
