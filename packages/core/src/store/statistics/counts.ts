/** Sums by the part of the statistics that they belong to. */
export type Counts = Record<string, Partial<Sums>>

/** The sums of the whole event. */
export const allPart = 'all'

/** A day in the event's zone, as `2026-05-01`. */
export const dayPart = (date: string) => `day_${date}`
export const ticketPart = (ticket_id: string) => `ticket_${ticket_id}`
export const affiliatePart = (affiliate_id: string) => `affiliate_${affiliate_id}`
export const checkInListPart = (check_in_list_id: string) => `list_${check_in_list_id}`
/** A quarter of an hour, by the UTC instant at which it begins: every zone's hours begin with one. */
export const quarterPart = (instant: string) => `quarter_${instant}`

/** Orders of a day from one place. All others sort before these parts, which few readers need. */
export const visitPart = (date: string, source: string) => `${visitParts}${date}_${source}`
export const visitParts = 'visit_'

/** What a part of that kind is of; null for a part of another kind. */
export function subjectOf(
  part: string,
  kind: 'day' | 'ticket' | 'list' | 'quarter' | 'visit',
): string | null {
  return part.startsWith(`${kind}_`) ? part.slice(kind.length + 1) : null
}

/** The same counts with more added to one part. */
export function withSums(counts: Counts, part: string, more: Partial<Sums>): Counts {
  return { ...counts, [part]: sumOf(counts[part] ?? {}, more) }
}

/** Part by part, what must be added to the first counts to make them the second; parts that agree are left out. */
export function changesOf(from: Counts, to: Counts): [part: string, change: Sums][] {
  const parts = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return parts
    .map((part): [string, Sums] => [part, changeOf(from[part] ?? {}, to[part] ?? {})])
    .filter(([, change]) => !isNothing(change))
}

/** What is counted of an event: amounts in minor units, lengths of lists, admissions. */
export const sumNames = [
  'orders',
  'tickets',
  'gross',
  'tax',
  'fee',
  'refunded',
  'orders_listed',
  'attendees_listed',
  'checked_in',
] as const

/**
 * `tax` and `fee` are without the parts that refunds gave back. `orders_listed` and `attendees_listed` are the lengths of
 * the lists: cancelled rows stay in them, rows that end unpaid leave them.
 */
export type Sums = Record<(typeof sumNames)[number], number>

/** Two sums together; what either lacks is zero. */
export function sumOf(sum: Partial<Sums>, more: Partial<Sums>): Sums {
  return eachSum((name) => (sum[name] ?? 0) + (more[name] ?? 0))
}

/** What must be added to the first to make it the second. */
export function changeOf(from: Partial<Sums>, to: Partial<Sums>): Sums {
  return eachSum((name) => (to[name] ?? 0) - (from[name] ?? 0))
}

export function isNothing(sums: Sums): boolean {
  return sumNames.every((name) => sums[name] === 0)
}

/** What stays of the ticket prices after refunds, without taxes and fees; minor units. */
export function netOf({ gross, refunded, tax, fee }: Sums): number {
  return gross - refunded - tax - fee
}

function eachSum(of: (name: keyof Sums) => number): Sums {
  return Object.fromEntries(sumNames.map((name) => [name, of(name)])) as Sums
}
