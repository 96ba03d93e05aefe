import type { Books, LedgerLine } from '@foyer/contracts/ledger/ledger'
import type { Locale } from '@foyer/contracts/locale'
import { type LedgerText, ledgerText } from '@foyer/emails/language/ledger-texts'
import { translator } from '@foyer/emails/language/translator'

/** What both formats of a month's ledger are made of. */
export interface LedgerScene {
  locale: Locale
  books: Books
  /** Titles of events by their ids. */
  titles: ReadonlyMap<string, string>
  pages: () => AsyncIterable<LedgerLine[]>
}

/** The words of a file, in its language. */
export function wordsOf({ locale, books }: LedgerScene) {
  const t = translator(locale)
  const word = (id: LedgerText) => ledgerText(locale, id)
  return {
    word,
    /** Every moment is in this zone. */
    at: `${word('at')} (${books.timezone})`,
    order: t('export.order'),
    currency: t('export.currency'),
    price: t('export.price'),
    fees: t('export.fees'),
    taxes: t('export.taxes'),
    sales: t('export.sales'),
    paid_by: t('export.paid-by'),
    paidBy: (provider: LedgerLine['paid_by']) => t(`export.payment.${provider}`),
  }
}

/** A rate as people write it, without trailing zeros; empty for a fixed amount. */
export function rateText(rate: number | null): string {
  return rate === null ? '' : `${rate / 1000} %`
}

/** The taxes and fees that a month has, one column each. */
export function chargesOf({ sums }: Books) {
  const seen = new Map<string, { type: 'TAX' | 'FEE'; name: string; rate: number | null }>()
  for (const { by, which: name, rate } of sums)
    if (by === 'tax' || by === 'fee')
      seen.set(`${by} ${name} ${rate}`, { type: by === 'tax' ? 'TAX' : 'FEE', name, rate })
  return [...seen.values()].map((charge) => ({
    title: [charge.name, rateText(charge.rate)].filter(Boolean).join(' '),
    amountIn: ({ charges }: LedgerLine) =>
      charges
        .filter(
          ({ type, name, rate }) => type === charge.type && name === charge.name && rate === charge.rate,
        )
        .reduce((sum, { amount }) => sum + amount, 0),
  }))
}
