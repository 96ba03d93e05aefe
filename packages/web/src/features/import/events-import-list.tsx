import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { To } from 'react-router-dom'
import { eventsImportQueries } from './events-import-queries.ts'
import { eventsFormatWords } from './field-words.ts'
import { ImportRows } from './import-rows.tsx'

interface EventsImportListProps {
  accountId: string
  timeZone: string
  hrefFor: (id: string) => To
}

/** The last imports of events into an account, and tries. */
export function EventsImportList({ accountId, timeZone, hrefFor }: EventsImportListProps) {
  const { i18n } = useLingui()
  const query = useQuery(eventsImportQueries.latest(accountId))
  return (
    <ImportRows
      query={query}
      timeZone={timeZone}
      hrefFor={hrefFor}
      nameOf={({ format }) => i18n._(eventsFormatWords[format])}
      broughtBy={({ counts: { created = 0, updated = 0 } }) => (
        <Plural value={created + updated} one="# event" other="# events" />
      )}
    />
  )
}
