import { stripeUnits } from '@foyer/contracts/charge-limits'
import type { Books, LedgerSum } from '@foyer/contracts/ledger/ledger'
import type { totalWords } from './ledger-words.ts'

type TotalKey = keyof typeof totalWords

/** One currency's month. Amounts are in minor units. */
export interface MonthTotal {
  currency: string
  rows: { key: TotalKey; amount: number; lines: number | null }[]
  /** What is left of all rows. */
  net: number
}

/** Payouts move what is counted already. */
const kinds = ['SALE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_REVERSED'] as const
const costs = ['STRIPE_FEE', 'PLATFORM_FEE'] as const

/** An amount of Stripe's own minor units in those of everybody else. */
export function fromStripe(amount: number, currency: string): number {
  return amount / stripeUnits(currency)
}

/** What came in, what went back and what it cost, by currency, that with the most movements first. */
export function monthTotals({ sums, unbooked }: Books): MonthTotal[] {
  const moved = sums.filter(({ by, which }) => by === 'kind' && kinds.some((kind) => kind === which))
  const paid = sums.filter(({ by }) => by === 'cost')
  const currencies = new Set([...moved, ...paid].map(({ currency }) => currency))
  const converted = unbooked === 0 ? conversions(sums) : new Map<string, number>()
  const totals = [...currencies].map((currency) => {
    const find = (of: readonly LedgerSum[], key: string) =>
      of.find((sum) => sum.which === key && sum.currency === currency)
    const ofKinds = kinds.flatMap((key) => {
      const sum = find(moved, key)
      return sum ? { key, amount: sum.gross, lines: sum.lines } : []
    })
    const ofCosts = costs.flatMap((key) => {
      const sum = find(paid, key)
      return sum ? { key, amount: fromStripe(sum.gross, currency), lines: null } : []
    })
    const amount = converted.get(currency) ?? 0
    const ofConversion = amount === 0 ? [] : [{ key: 'CONVERTED' as const, amount, lines: null }]
    const rows: MonthTotal['rows'] = [...ofKinds, ...ofConversion, ...ofCosts]
    return { currency, rows, net: rows.reduce((sum, row) => sum + row.amount, 0) }
  })
  const linesOf = ({ rows }: MonthTotal) => rows.reduce((sum, { lines }) => sum + (lines ?? 0), 0)
  return totals.toSorted((a, b) => linesOf(b) - linesOf(a) || a.currency.localeCompare(b.currency))
}

/** What left each currency and what came into it, where Stripe settles in others than those that were paid in. */
function conversions(sums: readonly LedgerSum[]): Map<string, number> {
  const asked = sums.filter(({ by, which }) => by === 'paid_by' && which === 'STRIPE')
  const settled = sums.filter(({ by, which }) => by === 'stripe' && !which.startsWith('PAYOUT'))
  const names = (of: readonly LedgerSum[]) => [...new Set(of.map(({ currency }) => currency))].toSorted()
  if (names(asked).join() === names(settled).join()) return new Map()
  const left = new Map<string, number>()
  const add = (currency: string, amount: number) => left.set(currency, (left.get(currency) ?? 0) + amount)
  for (const { currency, gross } of asked) add(currency, 0 - gross)
  for (const { currency, gross } of settled) add(currency, fromStripe(gross, currency))
  return left
}

export type PayoutState = 'FAILED' | 'UNKNOWN' | 'OPEN' | 'PARTLY' | 'KNOWN'

/** A payout as people compare it with their bank's statement. Amounts are in minor units. */
export interface MonthPayout {
  id: string
  /** A calendar day. */
  arrives_on: string
  currency: string
  amount: number
  /** What of it is not in this ledger. */
  others: number
  state: PayoutState
}

/** A month's payouts, by the day on which they arrive. */
export function monthPayouts({ sums }: Books): MonthPayout[] {
  const of = (name: 'payout' | 'held' | 'failed') => sums.filter(({ by }) => by === name)
  const held = new Map(of('held').map(({ which, gross }) => [which, gross]))
  const failed = new Set(of('failed').map(({ which }) => which))
  return of('payout')
    .map(({ which: id, name: arrives_on, currency, gross, net }) => {
      const all = held.get(id)
      const others = fromStripe((all ?? net) - net, currency)
      const state = failed.has(id) ? 'FAILED' : stateOf(gross, net, all)
      return { id, arrives_on, currency, amount: fromStripe(gross, currency), others, state }
    })
    .toSorted((a, b) => (a.arrives_on < b.arrives_on ? -1 : Number(a.arrives_on > b.arrives_on)))
}

function stateOf(amount: number, net: number, held: number | undefined): PayoutState {
  if (held === undefined) return 'UNKNOWN'
  if (held !== amount) return 'OPEN'
  return net === held ? 'KNOWN' : 'PARTLY'
}
