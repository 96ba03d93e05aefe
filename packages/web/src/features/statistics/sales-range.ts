/** The ranges of days for which an event's sales can be shown. */
export const salesRangeKinds = ['7d', '30d', '90d', 'all', 'custom'] as const
export type SalesRangeKind = (typeof salesRangeKinds)[number]

/** `from` and `to` are days in the event's zone, both included. Only `custom` has them. */
export interface SalesRange {
  kind: SalesRangeKind
  from?: string
  to?: string
}

/** Whether two ranges are written alike in a URL. */
export function isSameRange(a: SalesRange, b: SalesRange): boolean {
  const [one, other] = [a, b].map((range) => writeSalesRange(new URLSearchParams(), range).toString())
  return one === other
}

/** The days to request. A missing end is open. */
export type SalesDays = Pick<SalesRange, 'from' | 'to'>

/** In days, today included. */
const lengths = { '7d': 7, '30d': 30, '90d': 90 } as const

const dayMs = 86_400_000

/** Reads the range from a URL. Anything invalid counts as the default of 30 days. */
export function parseSalesRange(search: URLSearchParams): SalesRange {
  const kind = salesRangeKinds.find((known) => known === search.get('range')) ?? '30d'
  return kind === 'custom' ? { kind, ...day('from', search), ...day('to', search) } : { kind }
}

/** Writes the range into a URL and keeps all other parameters. */
export function writeSalesRange(search: URLSearchParams, { kind, from, to }: SalesRange): URLSearchParams {
  const next = new URLSearchParams([...search].filter(([name]) => !['range', 'from', 'to'].includes(name)))
  if (kind !== '30d') next.set('range', kind)
  if (kind === 'custom' && from) next.set('from', from)
  if (kind === 'custom' && to) next.set('to', to)
  return next
}

/** The days of a range. `today` is the date in the event's zone. */
export function daysOfRange({ kind, from, to }: SalesRange, today: string): SalesDays {
  if (kind === 'all') return {}
  if (kind === 'custom') return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  return { from: addDays(today, 1 - lengths[kind]), to: today }
}

/** Whether a range ends before it begins, which the API refuses. */
export function isUpsideDown({ from, to }: SalesDays): boolean {
  return Boolean(from && to && to < from)
}

/** The calendar day this many days after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** The number of days from the first to the last. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

function day(name: 'from' | 'to', search: URLSearchParams): SalesDays {
  const given = search.get(name) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) ? { [name]: given } : {}
}
