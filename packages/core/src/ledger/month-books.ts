import type { Books } from '@foyer/contracts/ledger/ledger'
import { Temporal } from 'temporal-polyfill'
import { readAccount } from '../store/account/account-entity.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { dayInZone } from '../store/statistics/order-counts.ts'
import { type Context, nowInstant } from '../verb.ts'
import { allLines, type Span } from './read-ledger.ts'
import { ledgerSums } from './sum-lines.ts'

/** A month's books, in the account's zone; this month's unless one is asked for. */
export async function monthBooks(ctx: Context, account_id: string, asked?: string): Promise<Books> {
  const { timezone } = await readAccount(account_id)
  const month = asked ?? dayInZone(nowInstant(ctx), timezone).slice(0, 7)
  const span = monthSpan(month, timezone)
  const added = ledgerSums()
  for await (const lines of allLines(account_id, span)) for (const line of lines) added.add(line)
  const sums = added.sums()
  const titles = await titlesOf(sums.flatMap(({ by, which }) => (by === 'event' ? which : [])))
  return {
    ...{ timezone, unbooked: added.unbooked() },
    sums: sums.map((sum) =>
      sum.by === 'event' ? { ...sum, name: titles.get(sum.which) ?? sum.which } : sum,
    ),
  }
}

/** The instants at which a calendar month begins and ends in a zone. */
export function monthSpan(month: string, timezone: string): Span {
  const first = Temporal.PlainDate.from(`${month}-01`)
  const instantOf = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(timezone).epochMilliseconds).toISOString()
  return { from: instantOf(first), to: instantOf(first.add({ months: 1 })) }
}

/** The titles of events as they are now. */
async function titlesOf(event_ids: readonly string[]): Promise<Map<string, string>> {
  if (event_ids.length === 0) return new Map()
  const keys = [...new Set(event_ids)].map((event_id) => ({ event_id }))
  const { data } = await EventEntity.get(keys).go({ attributes: ['event_id', 'title'] })
  return new Map(data.map(({ event_id, title }) => [event_id, title]))
}
