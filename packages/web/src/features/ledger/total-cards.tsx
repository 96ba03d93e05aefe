import type { Books } from '@foyer/contracts/ledger/ledger'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'
import { totalWords } from './ledger-words.ts'
import { monthTotals } from './month-totals.ts'
import { SumList, SumRow } from './sum-list.tsx'

/** What a month came to, one card for each currency. */
export function TotalCards({ books }: { books: Books }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return monthTotals(books).map(({ currency, rows, net }) => (
    <SumList key={currency} title={<Trans>Totals in {currency}</Trans>}>
      {rows.map(({ key, amount, lines }) => (
        <SumRow
          key={key}
          name={i18n._(totalWords[key])}
          note={lines !== null && <Plural value={lines} one="# line" other="# lines" />}
          amount={format.money(amount, currency)}
        />
      ))}
      <SumRow
        isTotal
        name={<Trans>Net after fees</Trans>}
        note={<Trans>Before payouts, with taxes</Trans>}
        amount={format.money(net, currency)}
      />
    </SumList>
  ))
}
