import type { Hold } from '@foyer/contracts/order/hold'
import { shownName } from '@foyer/contracts/person-name'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Clock, ReceiptText, TimerOff } from 'lucide-react'
import { useMemo } from 'react'
import { Link, type To } from 'react-router-dom'
import { OrderStatusBadge } from '../../components/foyer/order-status-badge.tsx'
import { Reference } from '../../components/foyer/reference.tsx'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { Buyer, Moment } from './order-cells.tsx'
import { orderQueries } from './order-queries.ts'
import { useEndHold } from './use-end-hold.ts'

const column = dataColumns<Hold>()
const endingLast: Partial<ListState> = { sort_by: 'reserved_until', sort_direction: 'desc' }

interface HoldTableProps {
  eventId: string
  timeZone: string
  hrefFor: (orderShortId: string) => To
}

/** The tickets that buyers hold while they check out. Each hold can be ended. */
export function HoldTable({ eventId, timeZone, hrefFor }: HoldTableProps) {
  const { t } = useLingui()
  const format = useFormat()
  const end = useEndHold(eventId)
  const [list, setList] = useListState(endingLast)
  const result = useQuery(orderQueries.holds(eventId, list))
  const columns = useMemo(
    () => [
      column.accessor('reference', {
        header: t`Order`,
        enableSorting: true,
        cell: ({ getValue }) => <Reference>{getValue()}</Reference>,
      }),
      column.accessor('last_name', {
        header: t`Buyer`,
        enableSorting: true,
        cell: ({ row }) => <Buyer order={row.original} />,
      }),
      column.accessor('display_status', {
        header: t`Status`,
        enableSorting: false,
        cell: ({ getValue }) => <OrderStatusBadge status={getValue()} />,
      }),
      column.accessor('ticket_count', {
        header: t`Tickets`,
        enableSorting: true,
        cell: ({ row }) => <HeldTickets hold={row.original} />,
      }),
      column.accessor('held_since', {
        header: t`Held since`,
        enableSorting: true,
        cell: ({ getValue }) => <Moment at={getValue()} timeZone={timeZone} />,
      }),
      column.accessor('reserved_until', {
        header: t`Held until`,
        enableSorting: true,
        cell: ({ getValue }) => <Moment at={getValue()} timeZone={timeZone} />,
      }),
    ],
    [t, timeZone],
  )
  return (
    <DataTable
      label={t`Holds`}
      columns={columns}
      result={result}
      list={list}
      onListChange={setList}
      rowId={(row) => row.short_id}
      rowName={(row) => row.reference}
      rowHref={(row) => hrefFor(row.short_id)}
      phoneRow={(row) => ({
        title: shownName(row) || row.reference,
        end: t`${plural(row.ticket_count, { one: '# ticket', other: '# tickets' })}`,
        status: <OrderStatusBadge status={row.display_status} />,
        note: format.short(row.reserved_until, timeZone),
      })}
      rowMenu={(row) => (
        <>
          <DropdownMenuItem asChild>
            <Link to={hrefFor(row.short_id)} preventScrollReset>
              <ReceiptText />
              <Trans>View order</Trans>
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={row.is_payment_under_way} onSelect={() => void end(row)}>
            <TimerOff />
            <Trans>End hold</Trans>
          </DropdownMenuItem>
        </>
      )}
      searchPlaceholder={t`Search name, email or reference`}
      empty={
        <EmptyState icon={Clock} title={<Trans>No tickets are held right now</Trans>}>
          <Trans>Tickets are held while a buyer checks out. You can see these holds here and end them.</Trans>
        </EmptyState>
      }
    />
  )
}

function HeldTickets({ hold }: { hold: Hold }) {
  const named = hold.tickets.map(({ title, label, quantity }) =>
    label ? `${quantity} × ${title}, ${label}` : `${quantity} × ${title}`,
  )
  return <span className="line-clamp-2 wrap-anywhere">{named.join(' · ')}</span>
}
