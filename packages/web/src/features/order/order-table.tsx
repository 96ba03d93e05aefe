import { type OrderRow, orderDisplayStatus } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Mail, ReceiptText } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link, type To } from 'react-router-dom'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import type { ListFilter } from '../../components/ui/data-table/data-table-toolbar.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { OrderStatusBadge, orderStatusWord } from '../../components/ui/order-status-badge.tsx'
import { fullName } from '../../lib/full-name.ts'
import type { ListState } from '../../lib/list-state.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { orderQueries } from './order-queries.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'

const column = dataColumns<OrderRow>()
const newestFirst: Partial<ListState> = { sort_by: 'created_at', sort_direction: 'desc' }

interface OrderTableProps {
  eventId: string
  timeZone: string
  /** Whose links orders came through, by code; none: that is not asked. */
  affiliates: ListFilter['options']
  hrefFor: (orderShortId: string) => To
  /** Beside the search, for the list as it is narrowed. */
  toolbar: (list: ListState) => ReactNode
  empty: ReactNode
}

export function OrderTable({ eventId, timeZone, affiliates, hrefFor, toolbar, empty }: OrderTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const resend = useResendConfirmation(eventId)
  const [list, setList] = useListState(newestFirst)
  const result = useQuery(orderQueries.list(eventId, list))
  const columns = useMemo(
    () => [
      column.accessor('reference', { header: t`Order`, enableSorting: true, meta: { card: 'title' } }),
      column.accessor('last_name', {
        header: t`Buyer`,
        enableSorting: true,
        cell: ({ row }) => <Buyer order={row.original} />,
      }),
      column.accessor('display_status', {
        header: t`Status`,
        enableSorting: false,
        meta: { card: 'aside' },
        cell: ({ getValue }) => <OrderStatusBadge status={getValue()} />,
      }),
      column.accessor('ticket_count', {
        header: t`Tickets`,
        enableSorting: false,
        meta: { align: 'end' },
        cell: ({ getValue }) => format.number(getValue()),
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
        cell: ({ getValue }) => (
          <time dateTime={getValue()} className="whitespace-nowrap">
            {format.date(getValue(), timeZone)}
          </time>
        ),
      }),
    ],
    [t, format, timeZone],
  )
  const statuses = orderDisplayStatus.options.map((value) => ({
    value,
    label: i18n._(orderStatusWord(value)),
  }))
  return (
    <DataTable
      label={t`Orders`}
      columns={columns}
      result={result}
      list={list}
      onListChange={setList}
      rowId={(row) => row.short_id}
      rowName={(row) => row.reference}
      rowHref={(row) => hrefFor(row.short_id)}
      rowMenu={(row) => (
        <>
          <DropdownMenuItem asChild>
            <Link to={hrefFor(row.short_id)} preventScrollReset>
              <ReceiptText />
              <Trans>View order</Trans>
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={!row.completed_at} onSelect={() => resend(row)}>
            <Mail />
            <Trans>Send confirmation again</Trans>
          </DropdownMenuItem>
        </>
      )}
      searchPlaceholder={t`Search name, email or reference`}
      toolbar={toolbar(list)}
      filters={[
        { field: 'display_status', operator: 'in', label: t`Status`, options: statuses },
        ...(affiliates.length > 0
          ? [{ field: 'affiliate_code', operator: 'in' as const, label: t`Affiliate`, options: affiliates }]
          : []),
      ]}
      empty={empty}
    />
  )
}

function Buyer({ order }: { order: OrderRow }) {
  const name = fullName(order)
  if (!order.email)
    return (
      <span className="text-muted-foreground">
        <Trans>Not named yet</Trans>
      </span>
    )
  return (
    <span className="grid">
      <span className="line-clamp-2">{name}</span>
      <span className="truncate text-muted-foreground">{order.email}</span>
    </span>
  )
}

function OrderTotal({ order }: { order: OrderRow }) {
  const format = useFormat()
  const refunded = format.money(order.refunded_total, order.currency)
  return (
    <span className="grid">
      <span className="whitespace-nowrap">{format.money(order.total, order.currency)}</span>
      {order.refunded_total > 0 && (
        <span className="text-xs whitespace-nowrap text-muted-foreground">
          <Trans>{refunded} refunded</Trans>
        </span>
      )}
    </span>
  )
}
