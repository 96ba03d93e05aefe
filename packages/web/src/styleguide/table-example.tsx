import type { OrderDisplayStatus } from '@foyer/contracts/order/order-status'
import { Receipt } from 'lucide-react'
import { OrderStatusBadge } from '../components/foyer/order-status-badge.tsx'
import { Button } from '../components/ui/button.tsx'
import { dataColumns } from '../components/ui/data-table/data-columns.ts'
import { DataTable } from '../components/ui/data-table/data-table.tsx'
import { DropdownMenuItem } from '../components/ui/dropdown-menu.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'
import { PageHeader } from '../components/ui/page-header.tsx'
import { PageMenu } from '../components/ui/page-menu.tsx'
import { Sheet, SheetContent } from '../components/ui/sheet.tsx'
import { formatMoney } from '../lib/format/format-money.ts'
import { useListState } from '../lib/list/use-list-state.ts'
import { useOpenRow } from '../lib/list/use-open-row.ts'

interface Row {
  id: string
  reference: string
  buyer: string
  status: OrderDisplayStatus
  total: number
}

const names = ['Anna Lind', 'Žofie Nováková', 'محمد الفارسي', `A${'very'.repeat(12)}longname`]
const statuses = ['COMPLETED', 'AWAITING_PAYMENT', 'REFUNDED', 'IN_PROGRESS'] as const
const rows: Row[] = Array.from({ length: 47 }, (_, index) => ({
  id: `row-${index}`,
  reference: `O-7KQ2M${index + 10}`,
  buyer: names[index % names.length] ?? '',
  status: statuses[index % statuses.length] ?? 'COMPLETED',
  total: 1250 * index,
}))

const column = dataColumns<Row>()
const columns = [
  column.accessor('reference', { header: 'Order', enableSorting: true }),
  column.accessor('buyer', { header: 'Buyer' }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <OrderStatusBadge status={getValue()} />,
  }),
  column.accessor('total', {
    header: 'Total',
    enableSorting: true,
    meta: { align: 'end' },
    cell: ({ getValue }) => formatMoney(getValue(), 'EUR', 'en'),
  }),
]

const filters = [
  {
    field: 'status',
    operator: 'in' as const,
    label: 'Status',
    options: statuses.map((status) => ({ value: status, label: status.toLowerCase() })),
  },
]

export function TableExample() {
  const [list, setList] = useListState()
  const { openId, hrefFor, close } = useOpenRow('order')
  const found = rows.filter((row) => row.buyer.toLowerCase().includes((list.query ?? '').toLowerCase()))
  const start = (list.page - 1) * list.per_page
  const meta = {
    page: list.page,
    per_page: list.per_page,
    total: found.length,
    last_page: Math.max(1, Math.ceil(found.length / list.per_page)),
  }
  const isLoading = list.query === 'loading'
  return (
    <>
      <PageHeader
        title="Orders"
        description="47 orders"
        action={<Button>Create order</Button>}
        menu={
          <PageMenu>
            <DropdownMenuItem>Export</DropdownMenuItem>
          </PageMenu>
        }
      />
      <DataTable
        label="Orders"
        columns={columns}
        result={{
          data: isLoading ? undefined : { data: found.slice(start, start + list.per_page), meta },
          error: null,
          isPlaceholderData: false,
          refetch: () => undefined,
        }}
        list={list}
        onListChange={setList}
        rowId={(row) => row.id}
        rowName={(row) => row.reference}
        rowHref={(row) => hrefFor(row.id)}
        phoneRow={(row) => ({
          title: row.buyer,
          end: formatMoney(row.total, 'EUR', 'en'),
          status: <OrderStatusBadge status={row.status} />,
          note: row.reference,
        })}
        rowMenu={() => <DropdownMenuItem>Resend confirmation</DropdownMenuItem>}
        searchPlaceholder="Search orders"
        filters={filters}
        empty={<EmptyState icon={Receipt} title="No orders yet" />}
      />
      <Sheet open={openId !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent title={`Order ${openId}`}>The detail of one row, with its own address.</SheetContent>
      </Sheet>
    </>
  )
}
