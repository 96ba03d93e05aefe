import type { LedgerLine } from '@foyer/contracts/ledger/ledger'
import { decimalAmount, wallTime } from './export-rows.ts'
import { csvLines, type DialectCell, dialectOf, stripeDecimal } from './ledger-dialect.ts'
import { chargesOf, type LedgerScene, wordsOf } from './ledger-scene.ts'

/** All movements of a month in one table, with a column for each tax and fee, as spreadsheets of the language read it. */
export async function ledgerCsv(scene: LedgerScene): Promise<{ bytes: Buffer; rows: number }> {
  const dialect = dialectOf(scene.locale)
  const words = wordsOf(scene)
  const { word } = words
  const charges = chargesOf(scene.books)
  const headings = [
    ...[words.at, word('kind'), words.order, word('event'), words.paid_by, words.currency],
    ...[word('gross'), word('net'), words.price, words.fees, words.taxes],
    ...charges.map(({ title }) => title),
    ...[word('stripe_currency'), word('stripe_amount'), word('stripe_fee'), word('platform_fee')],
    ...[word('stripe_net'), 'payment_intent', 'source', 'balance_transaction', 'payout'],
  ]
  const parts = [Buffer.from(`\uFEFF${csvLines([headings], dialect)}`)]
  const lineOf = (line: LedgerLine): DialectCell[] => {
    const { at, kind, order_reference, event_id, paid_by, currency, stripe } = line
    const amount = (minor: number) => ({ decimal: decimalAmount(minor, currency) })
    const booked = (minor: number | undefined) =>
      stripe && minor !== undefined ? { decimal: stripeDecimal(minor, stripe.currency) } : null
    return [
      ...[wallTime(at, scene.books.timezone), word(kind), order_reference],
      ...[scene.titles.get(event_id ?? '') ?? event_id, words.paidBy(paid_by), currency],
      ...[line.gross, line.net, line.price, line.fee, line.tax].map(amount),
      ...charges.map(({ amountIn }) => amount(amountIn(line))),
      stripe?.currency ?? null,
      ...[stripe?.amount, stripe?.stripe_fee, stripe?.platform_fee, stripe?.net].map(booked),
      ...[stripe?.payment_intent_id ?? null, stripe?.source_id ?? null],
      ...[stripe?.transaction_id ?? null, stripe?.payout_id ?? null],
    ]
  }
  let rows = 0
  for await (const page of scene.pages()) {
    if (page.length === 0) continue
    parts.push(Buffer.from(csvLines(page.map(lineOf), dialect)))
    rows += page.length
  }
  return { bytes: Buffer.concat(parts), rows }
}
