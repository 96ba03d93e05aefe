import type { ImportProgress } from '@foyer/contracts/import/import'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, type To } from 'react-router-dom'
import { StatusBadge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { formatWords } from './field-words.ts'
import { importQueries } from './import-queries.ts'

interface ImportListProps {
  eventId: string
  timeZone: string
  hrefFor: (id: string) => To
}

/** The last imports and tries of an event, each of which opens. */
export function ImportList({ eventId, timeZone, hrefFor }: ImportListProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { data: imports = [] } = useQuery(importQueries.latest(eventId))
  if (imports.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">
        <Trans>Last imports</Trans>
      </h2>
      <Card>
        <ul className="divide-y">
          {imports.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4 text-sm">
              <Link
                to={hrefFor(item.id)}
                className="min-w-0 grow text-link underline underline-offset-4 wrap-anywhere"
              >
                {i18n._(formatWords[item.format])}
              </Link>
              <span className="text-muted-foreground">
                {format.date(item.created_at, timeZone, 'date_time')}
              </span>
              <State item={item} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function State({ item }: { item: ImportProgress }) {
  const { created = 0, updated = 0 } = item.counts
  if (item.status === 'FAILED')
    return (
      <StatusBadge tone="danger">
        <Trans>Failed</Trans>
      </StatusBadge>
    )
  if (item.status !== 'DONE')
    return (
      <StatusBadge tone="warning">
        <Trans>Under way</Trans>
      </StatusBadge>
    )
  if (item.is_undone)
    return (
      <StatusBadge>
        <Trans>Undone</Trans>
      </StatusBadge>
    )
  if (item.dry_run)
    return (
      <StatusBadge>
        <Trans>Try</Trans>
      </StatusBadge>
    )
  return (
    <StatusBadge tone="success">
      <Plural value={created + updated} one="# ticket" other="# tickets" />
    </StatusBadge>
  )
}
