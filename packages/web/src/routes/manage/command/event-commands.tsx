import { useLingui } from '@lingui/react/macro'
import { CalendarDays, CalendarPlus } from 'lucide-react'
import { CommandGroup, CommandItem } from '../../../components/ui/command.tsx'
import { useFormat } from '../../../lib/format/use-format.ts'
import { paths } from '../../../paths.ts'
import { useEventNavigation } from '../use-event-navigation.ts'
import type { FoundEvent } from './use-found-events.ts'

interface ScreensProps {
  event: Pick<FoundEvent, 'id' | 'title'>
  onGo: (to: string) => void
}

/** All screens of one event. */
export function EventScreens({ event, onGo }: ScreensProps) {
  const items = useEventNavigation(event.id).flatMap((group) => group.items)
  return (
    <CommandGroup heading={event.title}>
      {items.map(({ to, label, icon }) => (
        <CommandItem key={to} value={to} keywords={[label]} icon={icon} onSelect={() => onGo(to)}>
          {label}
        </CommandItem>
      ))}
    </CommandGroup>
  )
}

interface FoundProps {
  words: string
  events: readonly FoundEvent[]
  onChoose: (event: FoundEvent) => void
  onGo: (to: string) => void
}

/** Events to choose from. Those that the server found always match, whatever the menu's own filter says. */
export function FoundEvents({ words, events, onChoose, onGo }: FoundProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <CommandGroup heading={t`Events`}>
      {events.map((event) => (
        <CommandItem
          key={event.id}
          value={event.id}
          keywords={[event.title, words]}
          icon={CalendarDays}
          note={format.date(event.start_date, event.timezone, 'date')}
          onSelect={() => onChoose(event)}
        >
          {event.title}
        </CommandItem>
      ))}
      <CommandItem
        value="create event"
        keywords={[t`Create event`]}
        icon={CalendarPlus}
        onSelect={() => onGo(paths.newEvent())}
      >
        {t`Create event`}
      </CommandItem>
    </CommandGroup>
  )
}
