import { allLines, toLedgerLine } from '@foyer/core/ledger/read-ledger'
import { ledgerSums, payoutsOf } from '@foyer/core/ledger/sum-lines'
import { driftOf } from '@foyer/core/repair/rebuild-ledger'
import type { LedgerLineItem } from '@foyer/core/store/ledger/ledger-entity'
import type { OrderItem } from '@foyer/core/store/order/order-entity'
import { stripe } from '@foyer/core/stripe/stripe'
import { accountOf } from '@foyer/core/testing/mint-owner'
import type { Facts } from './read-facts.ts'

const ever = { from: '2000-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' }

/**
 * The ledger has every movement of the world's money once: its sums are the orders' and Stripe's, each payout ties to the cent, and made again from
 * orders and Stripe it is the same (docs/decisions/0136).
 */
export async function checkLedger(facts: Facts): Promise<string[]> {
  const lines: LedgerLineItem[] = []
  for await (const some of allLines(accountOf(facts.world.owner), ever)) lines.push(...some)
  const drifts = await driftOf(facts.orders.map(({ short_id }) => short_id))
  return [
    ...facts.orders.flatMap((order) => checkOrder(order, lines)),
    ...(await checkStripe(facts, lines)),
    ...checkPayouts(lines),
    ...drifts.map((drift) => `the ledger lacks ${JSON.stringify(drift)}`),
  ]
}

function checkOrder(order: OrderItem, lines: readonly LedgerLineItem[]): string[] {
  const { reference, payment_status, total, fee_total, tax_total, refunds } = order
  const own = lines.filter(({ order_reference }) => order_reference === reference)
  const sum = (of: 'gross' | 'price' | 'fee' | 'tax') => own.reduce((all, line) => all + line[of], 0)
  const isPaid = payment_status === 'PAYMENT_RECEIVED' && total > 0
  // What a bank holds moves before the order says so, and more of it may move than is left: Stripe's own sums are compared.
  const isDisputed = (order.disputes?.length ?? 0) > 0
  const givenBack = (of: 'amount' | 'fee' | 'tax') =>
    refunds.filter(({ status }) => status === 'SUCCEEDED').reduce((all, row) => all + row[of], 0)
  const expected = {
    gross: total - givenBack('amount'),
    fee: fee_total - givenBack('fee'),
    tax: tax_total - givenBack('tax'),
  }
  const charges = (type: string) =>
    own
      .flatMap((line) => line.charges.filter((charge) => charge.type === type))
      .reduce((all, { amount }) => all + amount, 0)
  const problems = {
    'and has none that was paid': !isPaid && own.length > 0,
    'of several sales': own.filter(({ kind }) => kind === 'SALE').length > 1,
    [`of ${sum('gross')}, ${sum('fee')}, ${sum('tax')} and not ${Object.values(expected)}`]:
      isPaid &&
      !isDisputed &&
      (Object.keys(expected) as (keyof typeof expected)[]).some((of) => sum(of) !== expected[of]),
    'with other taxes or fees by name': charges('TAX') !== sum('tax') || charges('FEE') !== sum('fee'),
    'which are more than their parts': sum('gross') !== sum('price') + sum('fee') + sum('tax'),
  }
  return Object.entries(problems).flatMap(([problem, isSo]) =>
    isSo ? [`${order.short_id} has lines ${problem}`] : [],
  )
}

/** Every movement that Stripe booked of this world's payments is one line, and the other way around. */
async function checkStripe({ world, ledger }: Facts, lines: readonly LedgerLineItem[]): Promise<string[]> {
  const client = await stripe()
  const options = { stripeAccount: world.stripe_account_id }
  const booked = await client.balanceTransactions
    .list({ limit: 100 }, options)
    .autoPagingToArray({ limit: 10_000 })
  const { charges, refunds, disputes } = ledger
  const ours = new Set([...charges, ...refunds, ...disputes].map(({ id }) => id))
  const atStripe = booked.filter(({ source }) => ours.has(String(source)))
  const known = new Map(lines.map(toLedgerLine).map(({ stripe }) => [stripe?.transaction_id, stripe]))
  const missing = atStripe.filter(({ id, net }) => known.get(id)?.net !== net)
  const ofOrders = lines.filter(({ order_reference, paid_by }) => order_reference && paid_by === 'STRIPE')
  const [net, netAtStripe] = [
    ofOrders.reduce((all, { stripe }) => all + (stripe?.net ?? 0), 0),
    atStripe.reduce((all, one) => all + one.net, 0),
  ]
  return [
    ...missing.map(({ id, type, net }) => `the ledger lacks Stripe's ${type} ${id} of ${net}`),
    ...(net === netAtStripe ? [] : [`the ledger has ${net} at Stripe, Stripe ${netAtStripe}`]),
    ...ofOrders.filter(({ stripe }) => !stripe).map(({ line_id }) => `${line_id} was never booked by Stripe`),
  ]
}

function checkPayouts(lines: readonly LedgerLineItem[]): string[] {
  const added = ledgerSums()
  for (const line of lines) added.add(line)
  return payoutsOf(added.sums()).flatMap((payout) => {
    const held = lines.filter(({ payout_id }) => payout_id === payout.id)
    const net = held.reduce((all, { stripe }) => all + (stripe?.net ?? 0), 0)
    return [
      ...(payout.is_tied ? [] : [`payout ${payout.id} does not tie`]),
      ...(payout.lines === held.length && payout.net === net
        ? []
        : [
            `payout ${payout.id} counts ${payout.lines} lines of ${payout.net}, not ${held.length} of ${net}`,
          ]),
    ]
  })
}
