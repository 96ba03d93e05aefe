import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { To } from 'react-router-dom'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import type { ListState } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { CapacityAssignmentMenu } from './capacity-assignment-menu.tsx'
import { capacityAssignmentQueries } from './capacity-assignment-queries.ts'
import { CapacityAssignmentStatusBadge } from './capacity-assignment-status-badge.tsx'
import { CapacityAssignmentUse } from './capacity-assignment-use.tsx'

const column = dataColumns<CapacityAssignment>()
const byName: Partial<ListState> = { sort_by: 'name', sort_direction: 'asc' }

interface CapacityAssignmentTableProps {
  eventId: string
  tickets: readonly Ticket[]
  hrefFor: (id: string) => To
  empty: ReactNode
}

export function CapacityAssignmentTable({ eventId, tickets, hrefFor, empty }: CapacityAssignmentTableProps) {
  const { t } = useLingui()
  const [list, setList] = useListState(byName)
  const result = useQuery(capacityAssignmentQueries.list(eventId, list))
  const columns = useMemo(
    () => [
      column.accessor('name', {
        header: t`Name`,
        enableSorting: true,
        cell: ({ getValue }) => <span className="wrap-anywhere">{getValue()}</span>,
      }),
      column.accessor('quantity_sold', {
        header: t`Sold`,
        enableSorting: true,
        cell: ({ row }) => <CapacityAssignmentUse assignment={row.original} />,
      }),
      column.accessor('ticket_ids', {
        header: t`Tickets`,
        enableSorting: false,
        cell: ({ getValue }) => (
          <span className="line-clamp-2 wrap-anywhere">
            {tickets
              .filter(({ id }) => getValue().includes(id))
              .map(({ title }) => title)
              .join(', ')}
          </span>
        ),
      }),
      column.accessor('status', {
        header: t`Status`,
        enableSorting: false,
        cell: ({ row }) => <CapacityAssignmentStatusBadge assignment={row.original} />,
      }),
    ],
    [t, tickets],
  )
  const filters = [
    {
      field: 'status',
      operator: 'in' as const,
      label: t`Status`,
      options: [
        { value: 'ACTIVE', label: t`Active` },
        { value: 'INACTIVE', label: t`Inactive` },
      ],
    },
  ]
  return (
    <DataTable
      label={t`Capacity`}
      columns={columns}
      result={result}
      list={list}
      onListChange={setList}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => hrefFor(id)}
      phoneRow={(row) => ({
        title: row.name,
        end: <CapacityAssignmentStatusBadge assignment={row} />,
        status: <CapacityAssignmentUse assignment={row} />,
      })}
      rowMenu={(row) => <CapacityAssignmentMenu assignment={row} href={hrefFor(row.id)} />}
      searchPlaceholder={t`Search names`}
      filters={filters}
      empty={empty}
    />
  )
}
