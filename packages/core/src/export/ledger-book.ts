import type { LedgerLine } from '@foyer/contracts/ledger/ledger'
import type { Currency } from '@foyer/contracts/money'
import { payoutsOf } from '../ledger/sum-lines.ts'
import type { ExportCell, ExportColumn } from './export-rows.ts'
import { stripeDecimal } from './ledger-dialect.ts'
import { chargesOf, type LedgerScene, rateText, wordsOf } from './ledger-scene.ts'
import { xlsxBook } from './xlsx-book.ts'

const text = (title: string): ExportColumn => ({ title, type: 'text' })
const number = (title: string): ExportColumn => ({ title, type: 'number' })
const money = (title: string): ExportColumn => ({ title, type: 'money', currency: 'EUR' })

/** Amounts of a row are in its own currency, which may have other decimals. */
function inCurrency(columns: readonly ExportColumn[], currency: string): ExportColumn[] {
  return columns.map((column) =>
    column.type === 'money' ? { ...column, currency: currency as Currency } : column,
  )
}

const booked = (amount: number | undefined, currency: string | undefined) =>
  amount === undefined || currency === undefined ? null : Number(stripeDecimal(amount, currency))

/** A month's ledger as a workbook: sales, what went back, taxes by rate, payouts, totals. */
export async function ledgerBook(scene: LedgerScene): Promise<{ bytes: Buffer; rows: number }> {
  const { books, titles } = scene
  const words = wordsOf(scene)
  const { word } = words
  const file = xlsxBook(books.timezone)
  const charges = chargesOf(books)
  const columns: ExportColumn[] = [
    { title: words.at, type: 'moment' },
    ...[word('kind'), words.order, word('event'), words.paid_by, words.currency].map(text),
    ...[word('gross'), word('net'), words.price, words.fees, words.taxes].map(money),
    ...charges.map(({ title }) => money(title)),
    text(word('stripe_currency')),
    ...[word('stripe_amount'), word('stripe_fee'), word('platform_fee'), word('stripe_net')].map(number),
    ...['payment_intent', 'source', 'balance_transaction', 'payout'].map(text),
  ]
  const lineOf = (line: LedgerLine): ExportCell[] => {
    const { at, kind, order_reference, event_id, paid_by, currency, stripe } = line
    return [
      ...[at, word(kind), order_reference, titles.get(event_id ?? '') ?? event_id],
      ...[words.paidBy(paid_by), currency, line.gross, line.net, line.price, line.fee, line.tax],
      ...charges.map(({ amountIn }) => amountIn(line)),
      stripe?.currency ?? null,
      ...[stripe?.amount, stripe?.stripe_fee, stripe?.platform_fee, stripe?.net].map((amount) =>
        booked(amount, stripe?.currency),
      ),
      ...[stripe?.payment_intent_id ?? null, stripe?.source_id ?? null],
      ...[stripe?.transaction_id ?? null, stripe?.payout_id ?? null],
    ]
  }
  let rows = 0
  const sheetOf = async (name: string, isIn: (line: LedgerLine) => boolean) => {
    file.begin({ name, columns })
    for await (const page of scene.pages()) {
      const chosen = page.filter(isIn)
      if (chosen.length === 0) continue
      file.write(chosen.map((line) => file.add(lineOf(line), inCurrency(columns, line.currency))))
      rows += chosen.length
    }
    file.finish()
  }
  await sheetOf(words.sales, ({ kind }) => kind === 'SALE')
  await sheetOf(word('refunds'), ({ kind, event_id }) => kind !== 'SALE' && event_id !== null)
  const table = (name: string, of: ExportColumn[], lines: { currency: string; cells: ExportCell[] }[]) => {
    file.begin({ name, columns: of })
    file.write(lines.map(({ currency, cells }) => file.add(cells, inCurrency(of, currency))))
    file.finish()
  }
  table(
    word('tax_by_rate'),
    [
      text(word('name')),
      text(word('rate')),
      text(words.currency),
      money(word('base')),
      money(word('amount')),
    ],
    books.sums
      .filter(({ by }) => by === 'tax')
      .map(({ name, rate, currency, net, gross }) => ({
        currency,
        cells: [name, rateText(rate), currency, net, gross],
      })),
  )
  const payouts = new Map(payoutsOf(books.sums).map((payout) => [payout.id, payout]))
  table(
    word('payouts'),
    [
      ...['payout', word('arrives_on'), words.currency].map(text),
      ...[word('amount'), word('lines'), word('ledger'), word('others')].map(number),
      text(word('ties')),
    ],
    books.sums
      .filter(({ by }) => by === 'payout')
      .map(({ which, name, currency }) => {
        const { amount, lines, net, others = null, is_tied = null } = payouts.get(which) ?? {}
        const ties = is_tied === null ? word('unknown') : word(is_tied ? 'yes' : 'no')
        const amounts = [booked(amount, currency), lines ?? null, booked(net, currency)]
        return {
          currency,
          cells: [which, name, currency, ...amounts, booked(others ?? undefined, currency), ties],
        }
      }),
  )
  table(
    word('totals'),
    [
      text(word('kind')),
      text(words.currency),
      number(word('lines')),
      money(word('gross')),
      money(word('net')),
    ],
    books.sums
      .filter(({ by }) => by === 'kind')
      .map(({ which, currency, lines, gross, net }) => ({
        currency,
        cells: [word(which as LedgerLine['kind']), currency, lines, gross, net],
      })),
  )
  return { bytes: file.end(), rows }
}
