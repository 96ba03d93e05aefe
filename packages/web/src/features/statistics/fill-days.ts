import type { SalesDay } from '@foyer/contracts/statistics/event-statistics'
import { addDays, daysBetween, type SalesDays } from './sales-range.ts'

/** The maximum number of readable bars. Longer ranges show months instead of days. */
const mostDays = 120

export interface SalesSteps {
  unit: 'day' | 'month'
  /** `date`: the day, or the month's first. */
  steps: SalesDay[]
}

/**
 * Every day of the range, with zeros for days without sales, so that a chart's time axis is even. A long range has months. An open
 * range begins at the first sale, at least two weeks ago, and ends at `today` or the last sale.
 */
export function fillDays(days: readonly SalesDay[], range: SalesDays, today: string): SalesSteps {
  const [first, last] = endsOf(days, range, today)
  const known = new Map(days.map((day) => [day.date, day]))
  const filled: SalesDay[] = []
  for (let date = first; date <= last; date = addDays(date, 1))
    filled.push(known.get(date) ?? { date, ...nothing })
  return filled.length > mostDays ? { unit: 'month', steps: byMonth(filled) } : { unit: 'day', steps: filled }
}

/** Limits typed days, so that no chart begins years before the first sale or ends after today. */
function endsOf(days: readonly SalesDay[], { from, to }: SalesDays, today: string): [string, string] {
  const dates = days.map(({ date }) => date)
  const latest = [today, ...dates].toSorted().at(-1) ?? today
  const last = to && to < latest ? to : latest
  const earliest = [addDays(last, -13), ...dates].toSorted()[0] ?? last
  const first = from && daysBetween(from, last) <= mostDays ? from : (from ?? '') > earliest ? from : earliest
  return [first ?? earliest, last]
}

function byMonth(days: readonly SalesDay[]): SalesDay[] {
  const months = new Map<string, SalesDay>()
  for (const day of days) {
    const date = `${day.date.slice(0, 7)}-01`
    months.set(date, sumOf(months.get(date) ?? { date, ...nothing }, day))
  }
  return [...months.values()]
}

const nothing = { orders: 0, tickets: 0, gross: 0, net: 0, tax: 0, fee: 0, refunded: 0 }

function sumOf(sum: SalesDay, day: SalesDay): SalesDay {
  return {
    date: sum.date,
    orders: sum.orders + day.orders,
    tickets: sum.tickets + day.tickets,
    gross: sum.gross + day.gross,
    net: sum.net + day.net,
    tax: sum.tax + day.tax,
    fee: sum.fee + day.fee,
    refunded: sum.refunded + day.refunded,
  }
}
