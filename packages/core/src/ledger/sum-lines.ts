import type { LedgerSum } from '@foyer/contracts/ledger/ledger'
import type { LedgerLineItem } from '../store/ledger/ledger-entity.ts'

type Part = Pick<LedgerSum, 'by' | 'which' | 'currency'> & Partial<Pick<LedgerSum, 'name' | 'rate'>>
type Amounts = Pick<LedgerSum, 'gross' | 'net'>

/** Adds lines up, some at a time: by kind, way of payment, event, tax and fee, as Stripe booked them, and by payout. */
export function ledgerSums() {
  const sums = new Map<string, LedgerSum>()
  let unbooked = 0
  const add = ({ name, rate = null, ...part }: Part, { gross, net }: Amounts, lines = 1) => {
    const key = JSON.stringify([part.by, part.currency, part.which, rate])
    const sum = sums.get(key) ?? { ...part, name: name ?? part.which, rate, lines: 0, gross: 0, net: 0 }
    sums.set(key, { ...sum, lines: sum.lines + lines, gross: sum.gross + gross, net: sum.net + net })
  }

  function addStripe({ kind, stripe }: LedgerLineItem): void {
    if (!stripe) return
    const { currency, amount, net, stripe_fee, platform_fee } = stripe
    add({ by: 'stripe', which: kind, currency }, { gross: amount, net })
    const costs = { STRIPE_FEE: stripe_fee, PLATFORM_FEE: platform_fee }
    for (const [which, fee] of Object.entries(costs))
      if (fee !== 0) add({ by: 'cost', which, currency }, { gross: 0 - fee, net: 0 - fee })
  }

  function addPayout({ payout, stripe, linked_lines = 0, linked_net = 0 }: LedgerLineItem): void {
    if (!payout || !stripe) return
    const { arrives_on: name, status, amount, held } = payout
    const part = { which: stripe.source_id, name, currency: stripe.currency }
    add({ by: 'payout', ...part }, { gross: amount, net: linked_net }, linked_lines)
    if (held !== null) add({ by: 'held', ...part }, { gross: held, net: held }, 0)
    if (status === 'FAILED') add({ by: 'failed', ...part }, { gross: amount, net: amount }, 0)
  }

  return {
    add(line: LedgerLineItem): void {
      const { kind, paid_by, event_id, currency, gross, tax, charges } = line
      if (paid_by === 'STRIPE' && !line.stripe) unbooked += 1
      const amounts = { gross, net: gross - tax }
      add({ by: 'kind', which: kind, currency }, amounts)
      if (event_id) {
        add({ by: 'paid_by', which: paid_by, currency }, amounts)
        add({ by: 'event', which: event_id, currency }, amounts)
      }
      for (const { type, name, rate, amount, base } of charges)
        add({ by: type === 'TAX' ? 'tax' : 'fee', which: name, rate, currency }, { gross: amount, net: base })
      addStripe(line)
      addPayout(line)
    },
    unbooked: () => unbooked,
    /** In a fixed order, so that the same month is the same answer. */
    sums: (): LedgerSum[] => [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum),
  }
}

/** A payout as people compare it with their bank. */
export interface BookedPayout {
  id: string
  amount: number
  /** What of it the ledger has: how many lines, and what they add up to. */
  lines: number
  net: number
  /** The rest of it, from other sales of the same Stripe account, and whether all adds up; null: Stripe does not say what it holds. */
  others: number | null
  is_tied: boolean | null
}

/** The payouts among a month's sums. */
export function payoutsOf(sums: readonly LedgerSum[]): BookedPayout[] {
  const held = new Map(
    sums.flatMap(({ by, which, gross }) => (by === 'held' ? [[which, gross] as const] : [])),
  )
  return sums.flatMap(({ by, which: id, gross: amount, net, lines }) => {
    if (by !== 'payout') return []
    const all = held.get(id)
    const [others, is_tied] = all === undefined ? [null, null] : [all - net, all === amount]
    return [{ id, amount, lines, net, others, is_tied }]
  })
}
