import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { StatusBadge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

interface Row {
  id: string
  status: string
  dry_run: boolean
  is_undone: boolean
  created_at: string
}

interface ImportRowsProps<Item extends Row> {
  query: UseQueryResult<Item[]>
  timeZone: string
  hrefFor: (id: string) => To
  nameOf: (item: Item) => ReactNode
  /** How much an import brought. */
  broughtBy: (item: Item) => ReactNode
}

/** The last imports and tries, each of which opens. */
export function ImportRows<Item extends Row>(props: ImportRowsProps<Item>) {
  const { query, timeZone, hrefFor, nameOf, broughtBy } = props
  const format = useFormat()
  const { data: imports = [], error, refetch } = query
  if (error && imports.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />
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
                {nameOf(item)}
              </Link>
              <span className="text-muted-foreground">
                {format.date(item.created_at, timeZone, 'date_time')}
              </span>
              <ImportState item={item}>{broughtBy(item)}</ImportState>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

interface ImportStateProps {
  item: Omit<Row, 'id' | 'created_at'>
  /** What an import that is done says of itself. */
  children: ReactNode
}

export function ImportState({ item, children }: ImportStateProps) {
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
  return <StatusBadge tone="success">{children}</StatusBadge>
}
