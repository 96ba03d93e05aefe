import type { Books } from '@foyer/contracts/ledger/ledger'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'
import { SumList, SumRow } from './sum-list.tsx'

/** A month's taxes and fees by name and rate, as a tax return asks for them. Refunds are taken off. */
export function ChargeCard({ books }: { books: Books }) {
  const format = useFormat()
  const charges = (['tax', 'fee'] as const).flatMap((name) => books.sums.filter(({ by }) => by === name))
  return (
    <SumList
      title={<Trans>Taxes and fees</Trans>}
      none={charges.length === 0 && <Trans>No taxes or fees were charged in this month.</Trans>}
      note={charges.length > 0 && <Trans>What was refunded is taken off.</Trans>}
    >
      {charges.map(({ by, which, name, rate, currency, gross, net }) => {
        const base = format.money(net, currency)
        return (
          <SumRow
            key={`${by} ${which} ${rate} ${currency}`}
            name={rate === null ? name : `${name} ${format.rate(rate)}`}
            note={by === 'tax' ? <Trans>Tax on {base}</Trans> : <Trans>Fee on {base}</Trans>}
            amount={format.money(gross, currency)}
          />
        )
      })}
    </SumList>
  )
}
