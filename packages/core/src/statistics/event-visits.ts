import type { EventVisits } from '@foyer/contracts/statistics/visits'
import { type Sums, subjectOf } from '../store/statistics/counts.ts'
import type { DayOfViews } from '../store/statistics/event-views-entity.ts'
import { otherSource } from '../store/statistics/visit-source.ts'

/** Sources that are named; what further ones brought is one row. */
const maxRows = 10
const dayLength = '2027-05-31'.length

type SourceVisits = EventVisits['sources'][number]

/** What is counted of an event's visits: views by day, oldest first, and all parts of its statistics. */
interface Counted {
  views: readonly DayOfViews[]
  parts: ReadonlyMap<string, Sums>
}

/** The views of an event's page on these days, both included, and the orders that followed, by source. */
export function visitsOf({ views, parts }: Counted, { from, to }: { from: string; to: string }): EventVisits {
  const isOn = (day: string) => from <= day && day <= to
  const viewed = views.filter(({ day }) => isOn(day))
  const rows = new Map<string, SourceVisits>()
  const add = (source: string, { views = 0, orders = 0, gross_sales = 0 }: Partial<SourceVisits>) => {
    const row = rows.get(source) ?? { source, views: 0, orders: 0, gross_sales: 0 }
    rows.set(source, {
      source,
      views: row.views + views,
      orders: row.orders + orders,
      gross_sales: row.gross_sales + gross_sales,
    })
  }
  for (const { sources } of viewed) for (const [source, views] of sources) add(source, { views })
  for (const [part, { orders, gross, refunded }] of parts) {
    const visit = subjectOf(part, 'visit')
    if (visit === null || !isOn(visit.slice(0, dayLength))) continue
    add(visit.slice(dayLength + 1), { orders, gross_sales: gross - refunded })
  }
  return {
    counted_since: views[0]?.day ?? null,
    views: sum(viewed.map(({ views }) => views)),
    is_estimated: viewed.some(({ is_sampled }) => is_sampled),
    orders: sum([...rows.values()].map(({ orders }) => orders)),
    sources: firstRows([...rows.values()]),
  }
}

/** The best ones first, and all that are not named together. */
function firstRows(rows: readonly SourceVisits[]): SourceVisits[] {
  const named = rows
    .filter(({ source }) => source !== otherSource)
    .toSorted(
      (one, other) =>
        other.views - one.views || other.orders - one.orders || (one.source < other.source ? -1 : 1),
    )
  const rest = [...named.slice(maxRows), ...rows.filter(({ source }) => source === otherSource)]
  if (rest.length === 0) return named
  const others = {
    source: otherSource,
    views: sum(rest.map(({ views }) => views)),
    orders: sum(rest.map(({ orders }) => orders)),
    gross_sales: sum(rest.map(({ gross_sales }) => gross_sales)),
  }
  return [...named.slice(0, maxRows), others]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
