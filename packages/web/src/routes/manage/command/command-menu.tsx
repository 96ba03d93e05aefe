import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { Command, CommandEmpty, CommandInput, CommandList } from '../../../components/ui/command.tsx'
import { eventQueries } from '../../../features/event/event-queries.ts'
import { AccountCommands, PersonalCommands } from './account-commands.tsx'
import { commandInputClass } from './command-input-class.ts'
import { EventScreens, FoundEvents } from './event-commands.tsx'
import { matchWords } from './match-words.ts'
import { type FoundEvent, useFoundEvents } from './use-found-events.ts'

interface CommandMenuProps {
  words: string
  onWordsChange: (words: string) => void
  onClose: () => void
}

/**
 * Finds every place by a few letters: this event's screens, other events, the account. Choosing an event shows its
 * screens, dashboard first. Backspace in the empty field goes back.
 */
export function CommandMenu({ words, onWordsChange, onClose }: CommandMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { eventId = '' } = useParams()
  const [chosen, setChosen] = useState<FoundEvent | null>(null)
  const events = useFoundEvents(words)
  const { data: current } = useQuery({ ...eventQueries.detail(eventId), enabled: eventId !== '' })
  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
  const choose = (event: FoundEvent | null) => {
    setChosen(event)
    onWordsChange('')
  }
  const stepBack = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && words === '' && chosen) choose(null)
  }
  const prompt = chosen ? t`Screens of ${chosen.title}` : t`Search events and screens`
  return (
    <Command label={t`Go to`} filter={matchWords} loop className="-mx-6 grow" onKeyDown={stepBack}>
      <div className="border-y px-6">
        <CommandInput
          autoFocus
          value={words}
          onValueChange={onWordsChange}
          placeholder={prompt}
          aria-label={prompt}
          className={commandInputClass}
        />
      </div>
      <CommandList label={t`Places and actions`} className="min-h-0 grow overflow-y-auto px-4">
        <CommandEmpty className="px-2 py-6 text-center text-sm text-muted-foreground">
          <Trans>No matches. Try fewer letters.</Trans>
        </CommandEmpty>
        {chosen ? (
          <EventScreens event={chosen} onGo={go} />
        ) : (
          <>
            {current && <EventScreens event={current} onGo={go} />}
            <FoundEvents words={words} events={events} onChoose={choose} onGo={go} />
            <AccountCommands onGo={go} />
            <PersonalCommands onDone={onClose} />
          </>
        )}
      </CommandList>
    </Command>
  )
}
