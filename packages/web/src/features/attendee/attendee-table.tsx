import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { ExportFormat } from '@foyer/contracts/export/export'
import { shownName } from '@foyer/contracts/person-name'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { To } from 'react-router-dom'
import { AttendeeStatusBadge } from '../../components/foyer/attendee-status-badge.tsx'
import { Reference } from '../../components/foyer/reference.tsx'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { type ListState, newestFirst } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { AttendeeBulk } from './attendee-bulk.tsx'
import { AttendeeMenu } from './attendee-menu.tsx'
import { attendeeQueries } from './attendee-queries.ts'
import { CheckedIn } from './checked-in.tsx'
import { useAttendeeFilters } from './use-attendee-filters.ts'
import { useResendTicketEmail } from './use-resend-ticket-email.ts'
import { useTicketValidity } from './use-ticket-validity.ts'

const column = dataColumns<AttendeeRow>()

interface AttendeeTableProps {
  eventId: string
  timeZone: string
  /** For the filter. */
  tickets: readonly Ticket[]
  /** The doors at which chosen people can be let in. */
  lists: readonly CheckInList[]
  hrefFor: (attendeeShortId: string) => To
  /** Renders actions beside the search, for the filtered list. */
  toolbar: (list: ListState) => ReactNode
  /** Exports the chosen rows. */
  onExport: (shortIds: string[], format: ExportFormat) => void
  empty: ReactNode
}

export function AttendeeTable({
  eventId,
  timeZone,
  tickets,
  lists,
  hrefFor,
  toolbar,
  onExport,
  empty,
}: AttendeeTableProps) {
  const { t } = useLingui()
  const format = useFormat()
  const resend = useResendTicketEmail(eventId)
  const validity = useTicketValidity(eventId)
  const [list, setList] = useListState(newestFirst)
  const result = useQuery(attendeeQueries.list(eventId, list))
  const filters = useAttendeeFilters(tickets, timeZone)
  const columns = useMemo(
    () => [
      column.accessor('last_name', {
        header: t({ message: 'Name', context: 'of a person' }),
        enableSorting: true,
        cell: ({ row }) => shownName(row.original) || row.original.reference,
      }),
      column.accessor('email', { header: t`Email`, enableSorting: true, meta: { isOptional: 'shown' } }),
      column.accessor('ticket_title', {
        header: t`Ticket`,
        enableSorting: true,
        meta: { isOptional: 'shown' },
        cell: ({ row }) => <TicketName attendee={row.original} />,
      }),
      column.accessor('status', {
        header: t`Status`,
        enableSorting: false,
        cell: ({ getValue }) => <AttendeeStatusBadge status={getValue()} />,
      }),
      column.accessor('check_ins', {
        header: t`Checked in`,
        enableSorting: false,
        meta: { isOptional: 'shown' },
        cell: ({ getValue }) => <CheckedIn checkIns={getValue()} timeZone={timeZone} />,
      }),
      column.accessor('reference', {
        header: t`Reference`,
        enableSorting: false,
        meta: { isOptional: 'hidden' },
        cell: ({ getValue }) => <Reference>{getValue()}</Reference>,
      }),
      column.accessor('order_reference', {
        header: t`Order`,
        enableSorting: false,
        meta: { isOptional: 'hidden' },
        cell: ({ getValue }) => <Reference>{getValue()}</Reference>,
      }),
      column.accessor('created_at', {
        header: t`Ordered`,
        enableSorting: true,
        meta: { isOptional: 'shown' },
        cell: ({ getValue }) => (
          <time dateTime={getValue()} className="whitespace-nowrap">
            {format.date(getValue(), timeZone, 'date')}
          </time>
        ),
      }),
    ],
    [t, format, timeZone],
  )
  return (
    <DataTable
      label={t`Attendees`}
      name="attendees"
      columns={columns}
      result={result}
      list={list}
      onListChange={setList}
      rowId={(row) => row.short_id}
      rowName={(row) => shownName(row) || row.reference}
      rowHref={(row) => hrefFor(row.short_id)}
      phoneRow={(row) => ({
        title: shownName(row) || row.reference,
        end: row.status !== 'ACTIVE' && <AttendeeStatusBadge status={row.status} />,
        status: (
          <span className="block *:line-clamp-1">
            <TicketName attendee={row} />
          </span>
        ),
        note: <CheckedIn checkIns={row.check_ins} timeZone={timeZone} />,
      })}
      rowMenu={(row) => (
        <AttendeeMenu
          eventId={eventId}
          row={row}
          href={hrefFor(row.short_id)}
          resend={resend}
          validity={validity}
        />
      )}
      searchPlaceholder={t`Search name, email or reference`}
      filters={filters}
      summary={t`${plural(result.data?.meta.total ?? 0, { one: '# attendee', other: '# attendees' })}`}
      toolbar={toolbar(list)}
      bulk={(choice) => <AttendeeBulk eventId={eventId} lists={lists} choice={choice} onExport={onExport} />}
      empty={empty}
    />
  )
}

function TicketName({ attendee }: { attendee: AttendeeRow }) {
  return (
    <span className="line-clamp-2">
      {attendee.ticket_title}
      {attendee.price_label && <span className="text-muted-foreground"> · {attendee.price_label}</span>}
    </span>
  )
}
