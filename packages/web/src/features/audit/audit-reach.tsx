import { Trans } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import type { ListState } from '../../lib/list/list-state.ts'

interface AuditReachProps {
  /** The instant that the search reached. */
  until: string
  list: ListState
  onListChange: (change: Partial<ListState>) => void
  timeZone: string
}

/** How far back a search of a long log came, and a button to continue from there. */
export function AuditReach({ until, list, onListChange, timeZone }: AuditReachProps) {
  const format = useFormat()
  const isForwards = list.sort_direction === 'asc'
  const bound = isForwards ? { gte: until } : { lte: until }
  const goOn = () =>
    onListChange({ filter_fields: { ...list.filter_fields, at: { ...list.filter_fields?.at, ...bound } } })
  const date = format.date(until, timeZone, 'date_time')
  return (
    <Alert
      role="status"
      title={isForwards ? <Trans>Searched up to {date}.</Trans> : <Trans>Searched back to {date}.</Trans>}
      action={
        <Button variant="secondary" size="sm" onClick={goOn}>
          {isForwards ? <Trans>Search later entries</Trans> : <Trans>Search earlier entries</Trans>}
        </Button>
      }
    >
      <Trans>The log is long. A search covers one part of it at a time.</Trans>
    </Alert>
  )
}
