import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from '../ui/command.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export interface SwitchableEvent {
  id: string
  title: string
  /** When it is, in words. */
  when: string
}

export interface SwitchableSection {
  title: string
  events: readonly SwitchableEvent[]
}

interface EventChoiceProps {
  currentId: string | undefined
  sections: readonly SwitchableSection[] | undefined
  onSearch: (words: string) => void
  onDone: () => void
}

/** Events to search and to move along by arrow keys, in sections with their dates. It loads when the switcher opens. */
export function EventChoice({ currentId, sections, onSearch, onDone }: EventChoiceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const first = sections?.[0]?.events[0]?.id ?? ''
  const [selected, setSelected] = useState(first)
  // Found events replace the one that was selected, so that Enter opens the first of them.
  useEffect(() => setSelected(first), [first])
  return (
    <Command label={t`Search events`} shouldFilter={false} loop value={selected} onValueChange={setSelected}>
      <CommandInput
        autoFocus
        onValueChange={onSearch}
        placeholder={t`Search events`}
        className="h-10 w-full border-b bg-transparent px-3 text-base outline-none placeholder:text-muted-foreground md:pointer-fine:text-sm"
      />
      {sections?.length === 0 && (
        <p role="status" className="p-4 text-center text-sm text-muted-foreground">
          <Trans>No matches</Trans>
        </p>
      )}
      {!sections && <Skeleton className="m-2 h-40" />}
      <CommandList label={t`Events`} className="max-h-80 overflow-y-auto">
        {sections?.map(({ title, events }) => (
          <CommandGroup key={title} heading={title} className="p-1">
            {events.map((event) => (
              <CommandItem
                key={event.id}
                value={event.id}
                icon={event.id === currentId ? Check : CalendarDays}
                note={event.when}
                aria-current={event.id === currentId ? 'page' : undefined}
                onSelect={() => {
                  onDone()
                  void navigate(paths.event(event.id))
                }}
              >
                {event.title}
              </CommandItem>
            ))}
          </CommandGroup>
        ))}
      </CommandList>
    </Command>
  )
}
