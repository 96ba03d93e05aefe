import type { ExportFormat } from '@foyer/contracts/export/export'
import type { OrderRow } from '@foyer/contracts/order/order'
import { shownName } from '@foyer/contracts/person-name'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Mail, ReceiptText } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link, type To } from 'react-router-dom'
import { Reference } from '../../components/foyer/reference.tsx'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import type { ChoiceFilter } from '../../components/ui/data-table/list-filter.ts'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { type ListState, newestFirst } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { OrderBulk } from './order-bulk.tsx'
import { Buyer, Moment, OrderStates } from './order-cells.tsx'
import { OrderSum, OrderTotal, PaidBy } from './order-money.tsx'
import { orderQueries } from './order-queries.ts'
import { useOrderFilters } from './use-order-filters.ts'
import { useSendConfirmationAgain } from './use-send-confirmation-again.ts'

const column = dataColumns<OrderRow>()

interface OrderTableProps {
  eventId: string
  timeZone: string
  /** The event's. */
  currency: string
  /** The affiliates to filter by, with their codes. Without any, the filter is left out. */
  affiliates: ChoiceFilter['options']
  /** For the filter. */
  tickets: readonly Ticket[]
  hrefFor: (orderShortId: string) => To
  /** Renders actions beside the search, for the filtered list. */
  toolbar: (list: ListState) => ReactNode
  /** Exports the chosen rows. */
  onExport: (shortIds: string[], format: ExportFormat) => void
  empty: ReactNode
}

export function OrderTable({
  eventId,
  timeZone,
  currency,
  affiliates,
  tickets,
  hrefFor,
  toolbar,
  onExport,
  empty,
}: OrderTableProps) {
  const { t } = useLingui()
  const format = useFormat()
  const resend = useSendConfirmationAgain(eventId)
  const [list, setList] = useListState(newestFirst)
  const result = useQuery(orderQueries.list(eventId, list))
  const filters = useOrderFilters({ tickets, affiliates, timeZone })
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
        cell: ({ row }) => <OrderStates order={row.original} />,
      }),
      column.accessor('ticket_count', {
        header: t`Tickets`,
        enableSorting: false,
        meta: { align: 'end', isOptional: 'shown' },
        cell: ({ getValue }) => format.number(getValue()),
      }),
      column.accessor('payment_provider', {
        header: t`Paid by`,
        enableSorting: false,
        meta: { isOptional: 'hidden' },
        cell: ({ row }) => <PaidBy order={row.original} />,
      }),
      column.accessor('source', {
        header: t`Source`,
        enableSorting: false,
        meta: { isOptional: 'hidden' },
        cell: ({ getValue }) =>
          ({
            ONLINE: t({ message: 'Online', context: 'where an order was made' }),
            MANUAL: t`Manually`,
            IMPORTED: t({ message: 'Imported', context: 'where an order was made' }),
          })[getValue() ?? 'ONLINE'],
      }),
      column.accessor('total', {
        header: t`Total`,
        enableSorting: true,
        meta: { align: 'end' },
        cell: ({ row }) => <OrderTotal order={row.original} />,
      }),
      column.accessor('created_at', {
        header: t`Date`,
        enableSorting: true,
        meta: { isOptional: 'shown' },
        cell: ({ getValue }) => <Moment at={getValue()} timeZone={timeZone} />,
      }),
      column.accessor('completed_at', {
        header: t`Completed`,
        enableSorting: false,
        meta: { isOptional: 'hidden' },
        cell: ({ getValue }) => <Moment at={getValue()} timeZone={timeZone} />,
      }),
    ],
    [t, format, timeZone],
  )
  return (
    <DataTable
      label={t`Orders`}
      name="orders"
      columns={columns}
      result={result}
      list={list}
      onListChange={setList}
      rowId={(row) => row.short_id}
      rowName={(row) => row.reference}
      rowHref={(row) => hrefFor(row.short_id)}
      phoneRow={(row) => ({
        title: shownName(row) || row.reference,
        end: format.money(row.total, row.currency),
        status: <OrderStates order={row} />,
        note: format.short(row.created_at, timeZone),
      })}
      rowMenu={(row) => (
        <>
          <DropdownMenuItem asChild>
            <Link to={hrefFor(row.short_id)} preventScrollReset>
              <ReceiptText />
              <Trans>View order</Trans>
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={row.status !== 'COMPLETED'} onSelect={() => resend(row)}>
            <Mail />
            <Trans>Send confirmation again</Trans>
          </DropdownMenuItem>
        </>
      )}
      searchPlaceholder={t`Search name, email or reference`}
      filters={filters}
      summary={<OrderSum meta={result.data?.meta} currency={currency} />}
      toolbar={toolbar(list)}
      bulk={(choice) => <OrderBulk eventId={eventId} choice={choice} onExport={onExport} />}
      empty={empty}
    />
  )
}
