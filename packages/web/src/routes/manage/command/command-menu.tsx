import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { Command, CommandInput, CommandList, useFoundCount } from '../../../components/ui/command.tsx'
import { eventQueries } from '../../../features/event/event-queries.ts'
import { readRecentEvents } from '../../../lib/browser/recent-events.ts'
import { cn } from '../../../lib/look/cn.ts'
import { AccountCommands, PersonalCommands } from './account-commands.tsx'
import { commandInputClass } from './command-input-class.ts'
import { EventActions } from './event-actions.tsx'
import { EventScreens, FoundEvents } from './event-commands.tsx'
import { matchWords } from './match-words.ts'
import { RowCommands } from './row-commands.tsx'
import { type FoundEvent, useFoundEvents } from './use-found-events.ts'
import { useFoundRows, useRecentRows } from './use-found-rows.ts'

interface CommandMenuProps {
  words: string
  onWordsChange: (words: string) => void
  onClose: () => void
}

/**
 * Finds everything by a few letters: people, references and addresses of the event at hand or opened last, its screens and actions, other
 * events, the account. Choosing an event shows its screens, dashboard first. Backspace in the empty field goes back.
 */
export function CommandMenu({ words, onWordsChange, onClose }: CommandMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { eventId = '' } = useParams()
  const [chosen, setChosen] = useState<FoundEvent | null>(null)
  const events = useFoundEvents(words)
  const { data: current } = useQuery({ ...eventQueries.detail(eventId), enabled: eventId !== '' })
  const placeId = chosen?.id ?? (eventId || readRecentEvents()[0])
  const found = useFoundRows(placeId, words)
  const recent = useRecentRows(placeId)
  const go = (to: string, state?: object) => {
    onClose()
    void navigate(to, { state })
  }
  const choose = (event: FoundEvent | null) => {
    setChosen(event)
    onWordsChange('')
  }
  const stepBack = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && words === '' && chosen) choose(null)
  }
  const { title = '' } = chosen ?? {}
  const prompt = chosen ? t`Search ${title}` : t`Search people, orders, events and screens`
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
      <Found isSearching={found.isSearching}>
        {chosen ? (
          <EventScreens event={chosen} onGo={go} />
        ) : (
          current && <EventScreens event={current} onGo={go} />
        )}
        {placeId && (
          <RowCommands
            eventId={placeId}
            heading={words === '' ? t`Recent` : t`People and orders`}
            words={words}
            {...(words === '' ? recent : { orders: found.orders, attendees: found.attendees })}
            onGo={go}
          />
        )}
        {current && !chosen && <EventActions event={current} onGo={go} onDone={onClose} />}
        {!chosen && (
          <>
            <FoundEvents words={words} events={events} onChoose={choose} onGo={go} />
            <AccountCommands onGo={go} />
            <PersonalCommands onDone={onClose} />
          </>
        )}
      </Found>
    </Command>
  )
}

/** What was found. A list without anything to choose is no list, so then a sentence takes its place. */
function Found({ isSearching, children }: { isSearching: boolean; children: ReactNode }) {
  const { t } = useLingui()
  const isEmpty = useFoundCount() === 0
  return (
    <>
      <p role="status" className="px-6 text-center text-sm text-muted-foreground">
        {isEmpty && (
          <span className="block py-6">
            {isSearching ? <Trans>Searching …</Trans> : <Trans>No matches. Try fewer letters.</Trans>}
          </span>
        )}
      </p>
      <CommandList
        label={t`Places and actions`}
        hidden={isEmpty}
        className={cn('min-h-0 grow overflow-y-auto px-4', isEmpty && 'hidden')}
      >
        {children}
      </CommandList>
    </>
  )
}
