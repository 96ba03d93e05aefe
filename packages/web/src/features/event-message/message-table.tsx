import {
  type EventMessageRow,
  eventMessageStatus,
  recipientGroup,
} from '@foyer/contracts/event-message/event-message'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { To } from 'react-router-dom'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { newestFirst } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { eventMessageQueries } from './event-message-queries.ts'
import { MessageMenu } from './message-menu.tsx'
import { MessageProgress } from './message-progress.tsx'
import { MessageStatusBadge, messageStatusWord } from './message-status-badge.tsx'
import { recipientGroupWords } from './recipient-group-words.ts'
import { ScheduledLine } from './scheduled-line.tsx'

const column = dataColumns<EventMessageRow>()

interface MessageTableProps {
  event: { id: string; timezone: string }
  hrefFor: (id: string) => To
  empty: ReactNode
}

/** The messages, with the progress of those that are being sent. */
export function MessageTable({ event, hrefFor, empty }: MessageTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [list, setList] = useListState(newestFirst)
  const result = useQuery(eventMessageQueries.list(event.id, list))
  const columns = useMemo(
    () => [
      column.accessor('subject', {
        header: t`Subject`,
        enableSorting: true,
        cell: ({ getValue }) => <bdi className="line-clamp-2 wrap-anywhere">{getValue()}</bdi>,
      }),
      column.accessor('recipient_group', {
        header: t`Recipients`,
        enableSorting: false,
        cell: ({ getValue }) => i18n._(recipientGroupWords[getValue()]),
      }),
      column.accessor('total', {
        header: t`Sent`,
        enableSorting: true,
        cell: ({ row }) => <MessageProgress message={row.original} timeZone={event.timezone} />,
      }),
      column.accessor('created_at', {
        header: t`Written`,
        enableSorting: true,
        cell: ({ getValue }) => (
          <time dateTime={getValue()} className="whitespace-nowrap">
            {format.date(getValue(), event.timezone)}
          </time>
        ),
      }),
      column.accessor('status', {
        header: t`Status`,
        enableSorting: false,
        cell: ({ getValue }) => <MessageStatusBadge status={getValue()} />,
      }),
    ],
    [t, i18n, format, event.timezone],
  )
  const filters = [
    {
      field: 'status',
      operator: 'in' as const,
      label: t`Status`,
      options: eventMessageStatus.options.map((value) => ({
        value,
        label: i18n._(messageStatusWord(value)),
      })),
    },
    {
      field: 'recipient_group',
      operator: 'in' as const,
      label: t`Recipients`,
      options: recipientGroup.options.map((value) => ({ value, label: i18n._(recipientGroupWords[value]) })),
    },
  ]
  return (
    <DataTable
      label={t`Messages`}
      columns={columns}
      result={result}
      list={list}
      onListChange={setList}
      rowId={({ id }) => id}
      rowName={({ subject }) => subject}
      rowHref={({ id }) => hrefFor(id)}
      phoneRow={(row) => ({
        title: <bdi>{row.subject}</bdi>,
        end: <MessageStatusBadge status={row.status} />,
        status: i18n._(recipientGroupWords[row.recipient_group]),
        note:
          row.status === 'SCHEDULED' ? (
            <ScheduledLine message={row} timeZone={event.timezone} />
          ) : (
            format.short(row.created_at, event.timezone)
          ),
      })}
      rowMenu={(row) => <MessageMenu message={row} hrefFor={hrefFor} />}
      searchPlaceholder={t`Search subjects`}
      filters={filters}
      empty={empty}
    />
  )
}
