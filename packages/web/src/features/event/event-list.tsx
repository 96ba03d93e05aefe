import { type EventRow, eventListStates } from '@foyer/contracts/event/event'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, SearchX } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { NavLink, useParams } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { DataTablePagination } from '../../components/ui/data-table/data-table-pagination.tsx'
import { DataTableToolbar } from '../../components/ui/data-table/data-table-toolbar.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { TabNav, tabClass } from '../../components/ui/tabs.tsx'
import type { ListState } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import type { EventsState } from '../../paths.ts'
import { EventCard } from './event-card.tsx'
import { EventListSkeleton } from './event-list-skeleton.tsx'
import { EventListSort } from './event-list-sort.tsx'
import { eventQueries } from './event-queries.ts'
import { eventSections, sectionWords } from './event-sections.ts'

interface EventListProps {
  /** Shows only the events of this organizer. */
  organizerId?: string
  /** The address of a tab. Without a state, the tab has all events that are not archived. */
  hrefFor: (state?: EventsState) => string
  /** The actions of an event, for its card. */
  menuFor: (event: EventRow) => ReactNode
  /** The choice of organizer, beside the search. */
  filter?: ReactNode
  /** The first step when there is no event at all. */
  firstStep: ReactNode
  /** Another way to begin, below it. */
  otherWay?: ReactNode
}

/** Events as cards, in tabs by state, searched and paged by the server. All of them stand in sections, with what is next on top. */
export function EventList(props: EventListProps) {
  const { organizerId, hrefFor, menuFor, filter, firstStep, otherWay } = props
  const { t, i18n } = useLingui()
  const { eventsState } = useParams()
  const state = eventListStates.find((known) => known === eventsState)
  const [list, setList] = useListState()
  const query = useMemo(() => withState(list, state), [list, state])
  const { data, error, isPlaceholderData, refetch } = useQuery(eventQueries.list(query, organizerId))
  const tabs: [EventsState | undefined, string][] = [
    [undefined, t({ message: 'All', context: 'events' })],
    ['upcoming', t({ message: 'Upcoming', context: 'events' })],
    ['ended', t({ message: 'Ended', context: 'events' })],
    ['archived', t({ message: 'Archived', context: 'events' })],
  ]
  const isAgenda = !state && !list.sort_by
  const isEmpty = data?.data.length === 0
  const isSearching = Boolean(list.query) || list.page > 1
  return (
    <div className="grid gap-4">
      <TabNav aria-label={t`Events by state`}>
        {tabs.map(([tab, label]) => (
          <NavLink key={label} to={hrefFor(tab)} end className={tabClass}>
            {label}
          </NavLink>
        ))}
      </TabNav>
      <DataTableToolbar
        list={list}
        onListChange={setList}
        {...(!isEmpty || isSearching ? { searchPlaceholder: t`Search events` } : {})}
        toolbar={
          <>
            {(!isEmpty || isSearching) && <EventListSort state={state} list={list} onListChange={setList} />}
            {filter}
          </>
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <EventListSkeleton />
      ) : isEmpty && isSearching ? (
        <NothingFound onClear={() => setList({ query: undefined })} />
      ) : isEmpty ? (
        <EmptyTab state={state} firstStep={firstStep} otherWay={otherWay} />
      ) : (
        <div aria-busy={isPlaceholderData} className="grid gap-8 transition-opacity aria-busy:opacity-60">
          {isAgenda ? (
            eventSections(data.data).map(({ phase, events }) => (
              <section key={phase} className="grid gap-3">
                <h2 className="text-lg font-semibold">{i18n._(sectionWords[phase])}</h2>
                <EventCards
                  label={i18n._(sectionWords[phase])}
                  heading="h3"
                  events={events}
                  menuFor={menuFor}
                />
              </section>
            ))
          ) : (
            <EventCards label={t`Events`} heading="h2" events={data.data} menuFor={menuFor} />
          )}
        </div>
      )}
      {data && <DataTablePagination meta={data.meta} page={list.page} onListChange={setList} />}
    </div>
  )
}

interface EventCardsProps extends Pick<EventListProps, 'menuFor'> {
  label: string
  heading: 'h2' | 'h3'
  events: readonly EventRow[]
}

function EventCards({ label, heading, events, menuFor }: EventCardsProps) {
  return (
    <ul aria-label={label} className="grid gap-4">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} heading={heading} menu={menuFor(event)} />
        </li>
      ))}
    </ul>
  )
}

/** By default, all events are in the agenda's order, upcoming ones soonest first, and past ones latest first. */
const defaultOrders = {
  all: { sort_by: 'agenda', sort_direction: 'asc' },
  upcoming: { sort_by: 'start_date', sort_direction: 'asc' },
  ended: { sort_by: 'start_date', sort_direction: 'desc' },
  archived: { sort_by: 'start_date', sort_direction: 'desc' },
} as const

function withState(list: ListState, state: EventsState | undefined): ListState {
  return {
    ...list,
    ...(list.sort_by ? {} : defaultOrders[state ?? 'all']),
    ...(state ? { filter_fields: { state: { eq: state } } } : {}),
  }
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={<Trans>No matches</Trans>}
      action={
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear search</Trans>
        </Button>
      }
    >
      <Trans>Try other words, or look in another tab.</Trans>
    </EmptyState>
  )
}

interface EmptyTabProps extends Pick<EventListProps, 'firstStep' | 'otherWay'> {
  state: EventsState | undefined
}

function EmptyTab({ state, firstStep, otherWay }: EmptyTabProps) {
  if (state === 'archived')
    return (
      <EmptyState icon={CalendarDays} title={<Trans>No archived events</Trans>}>
        <Trans>Events that you archive are kept here and can be restored.</Trans>
      </EmptyState>
    )
  if (state === 'upcoming')
    return (
      <EmptyState icon={CalendarDays} title={<Trans>No upcoming events</Trans>} firstStep={firstStep}>
        <Trans>Drafts and live events that have not ended, soonest first.</Trans>
      </EmptyState>
    )
  if (state === 'ended')
    return (
      <EmptyState icon={CalendarDays} title={<Trans>No events have ended</Trans>}>
        <Trans>After an event ends, its orders and numbers stay here.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      icon={CalendarDays}
      title={<Trans>No events yet</Trans>}
      firstStep={firstStep}
      action={otherWay}
    >
      <Trans>An event has its own page, tickets, orders and check-in. It starts as a draft.</Trans>
    </EmptyState>
  )
}
