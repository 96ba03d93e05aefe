import type { EventsImportProgress } from '@foyer/contracts/import/events-import'
import { maxShownProblems } from '@foyer/contracts/import/import'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Card } from '../../components/ui/card.tsx'
import { paths } from '../../paths.ts'

/** The events that an import made or corrected, each with a link; of a try, their titles. Those with orders are in the list of orders. */
export function EventsBrought({ item }: { item: EventsImportProgress }) {
  const { dry_run, is_undone, events, orders, orders_total } = item
  const listed = new Set(orders.map(keyOf))
  const others = events.filter((event) => !listed.has(keyOf(event)))
  if (others.length === 0 || is_undone) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">
        <Heading isTry={dry_run} isRest={orders_total > 0 && orders.length === orders_total} />
      </h2>
      <Card className="p-4">
        <ul className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {others.map(({ event_id, title }, index) => (
            <li key={event_id ?? `${index} ${title}`} className="min-w-0 wrap-anywhere">
              {event_id === null ? (
                title
              ) : (
                <Link to={paths.event(event_id)} className="text-link underline underline-offset-4">
                  {title}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {events.length === maxShownProblems && (
        <p className="text-sm text-muted-foreground">
          <Trans>These are the first {maxShownProblems}. The report has all of them.</Trans>
        </p>
      )}
    </section>
  )
}

const keyOf = ({ event_id, title }: { event_id: string | null; title: string }) => event_id ?? title

function Heading({ isTry, isRest }: { isTry: boolean; isRest: boolean }) {
  if (isRest) return <Trans>Events without orders</Trans>
  return isTry ? <Trans>Events that would be imported</Trans> : <Trans>Imported events</Trans>
}
