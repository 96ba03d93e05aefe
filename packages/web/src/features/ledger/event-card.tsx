import type { Books } from '@foyer/contracts/ledger/ledger'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import { SumList, SumRow } from './sum-list.tsx'

/** What each event came to in a month, the largest first. */
export function EventCard({ books }: { books: Books }) {
  const format = useFormat()
  const events = books.sums.filter(({ by }) => by === 'event').toSorted((a, b) => b.gross - a.gross)
  return (
    <SumList
      title={<Trans>By event</Trans>}
      none={events.length === 0 && <Trans>No event sold or refunded anything in this month.</Trans>}
    >
      {events.map(({ which, name, currency, gross, net }) => {
        const untaxed = format.money(net, currency)
        return (
          <SumRow
            key={`${which} ${currency}`}
            name={
              <Link to={paths.event(which, 'dashboard')} className="text-link underline underline-offset-4">
                {name}
              </Link>
            }
            note={gross !== net && <Trans>{untaxed} without taxes</Trans>}
            amount={format.money(gross, currency)}
          />
        )
      })}
    </SumList>
  )
}
