import type { ArchivedOrders, EventsImportProgress } from '@foyer/contracts/import/events-import'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Card } from '../../components/ui/card.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import { ImportState } from './import-rows.tsx'

const linkClass = 'text-link underline underline-offset-4'
const titleClass = 'min-w-0 grow max-sm:basis-full wrap-anywhere'

/** The orders of an archive, event by event, each with its own import. */
export function OrdersOfEvents({ item }: { item: EventsImportProgress }) {
  const { orders, orders_total } = item
  const shown = orders.length
  if (shown === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">
        <Trans>Orders and attendees</Trans>
      </h2>
      <Card>
        <ul className="divide-y">
          {orders.map((each, index) => (
            <li
              key={each.import_id ?? `${index} ${each.title}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4 text-sm"
            >
              {each.event_id === null ? (
                <span className={titleClass}>{each.title}</span>
              ) : (
                <Link to={paths.event(each.event_id)} className={`${titleClass} ${linkClass}`}>
                  {each.title}
                </Link>
              )}
              <Tickets each={each} isTry={item.dry_run} isUndone={item.is_undone} />
            </li>
          ))}
        </ul>
      </Card>
      {shown < orders_total && (
        <p className="text-sm text-muted-foreground">
          <Trans>
            These are {shown} of {orders_total}. Every event lists its imports under Attendees.
          </Trans>
        </p>
      )}
    </section>
  )
}

interface TicketsProps {
  each: ArchivedOrders
  isTry: boolean
  isUndone: boolean
}

function Tickets({ each, isTry, isUndone }: TicketsProps) {
  const format = useFormat()
  const { event_id, import_id, status, rows_done, rows_total, counts } = each
  const { created = 0, updated = 0, refused = 0 } = counts
  const [done, total] = [format.number(rows_done), format.number(rows_total ?? 0)]
  const refusals = refused > 0 && (
    <span className="text-destructive">
      <Plural value={refused} one="# refused" other="# refused" />
    </span>
  )
  if (isTry)
    return (
      <>
        {refusals}
        <span className="text-muted-foreground tabular-nums">
          <Plural value={rows_total ?? 0} one="# ticket" other="# tickets" />
        </span>
      </>
    )
  return (
    <>
      {refusals}
      {status === 'WRITING' && (
        <span className="text-muted-foreground tabular-nums">
          <Trans>
            {done} of {total} rows
          </Trans>
        </span>
      )}
      {event_id !== null && import_id !== null && (
        <Link to={paths.imports(event_id, import_id)} className={linkClass}>
          <Trans>Show import</Trans>
        </Link>
      )}
      <ImportState item={{ status, dry_run: false, is_undone: isUndone }}>
        <Plural value={created + updated} one="# ticket" other="# tickets" />
      </ImportState>
    </>
  )
}
