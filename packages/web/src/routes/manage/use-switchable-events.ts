import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SwitchableSection } from '../../components/layout/event-choice.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { eventSections, sectionWords } from '../../features/event/event-sections.ts'
import { useSettled } from '../../lib/browser/use-settled.ts'
import { useFormat } from '../../lib/format/use-format.ts'

interface SwitchableEvents {
  sections: SwitchableSection[] | undefined
  onSearch: (words: string) => void
}

/** The events of the switcher, in the agenda's order, found by the server. They load when the switcher opens. */
export function useSwitchableEvents(): SwitchableEvents {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const [words, setWords] = useState<string | null>(null)
  const query = useSettled((words ?? '').trim())
  const { data } = useQuery({
    ...eventQueries.agenda(query),
    enabled: words !== null,
    placeholderData: keepPreviousData,
  })
  const sections = data && eventSections(data.data)
  return {
    onSearch: setWords,
    sections: sections?.map(({ phase, events }) => ({
      title: i18n._(sectionWords[phase]),
      events: events.map(({ id, title, start_date, timezone, is_test }) => {
        const date = format.date(start_date, timezone, 'date')
        return { id, title, when: is_test ? t`Test · ${date}` : date }
      }),
    })),
  }
}
