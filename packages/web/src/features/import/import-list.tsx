import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { To } from 'react-router-dom'
import { formatWords } from './field-words.ts'
import { importQueries } from './import-queries.ts'
import { ImportRows } from './import-rows.tsx'

interface ImportListProps {
  eventId: string
  timeZone: string
  hrefFor: (id: string) => To
}

/** The last imports of attendees into an event, and tries. */
export function ImportList({ eventId, timeZone, hrefFor }: ImportListProps) {
  const { i18n } = useLingui()
  const query = useQuery(importQueries.latest(eventId))
  return (
    <ImportRows
      query={query}
      timeZone={timeZone}
      hrefFor={hrefFor}
      nameOf={({ format }) => i18n._(formatWords[format])}
      broughtBy={({ counts: { created = 0, updated = 0 } }) => (
        <Plural value={created + updated} one="# ticket" other="# tickets" />
      )}
    />
  )
}
