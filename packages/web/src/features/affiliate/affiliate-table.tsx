import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import { affiliateStatus } from '@foyer/contracts/affiliate/affiliate'
import type { Event } from '@foyer/contracts/event/event'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { To } from 'react-router-dom'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { type ListState, newestFirst } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { affiliateAddress } from './affiliate-address.ts'
import { AffiliateMenu } from './affiliate-menu.tsx'
import { affiliateQueries } from './affiliate-queries.ts'
import { AffiliateStatusBadge, affiliateStatuses } from './affiliate-status-badge.tsx'
import { useAffiliateActions } from './use-affiliate-actions.ts'

const column = dataColumns<Affiliate>()

interface AffiliateTableProps {
  event: Event
  hrefFor: (affiliateId: string) => To
  /** Renders actions beside the search, for the filtered list. */
  toolbar: (list: ListState) => ReactNode
  empty: ReactNode
}

export function AffiliateTable({ event, hrefFor, toolbar, empty }: AffiliateTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [list, setList] = useListState(newestFirst)
  const actions = useAffiliateActions(event)
  const result = useQuery(affiliateQueries.list(event.id, list))
  const statuses = affiliateStatus.options.map((value) => ({
    value,
    label: i18n._(affiliateStatuses[value][1]),
  }))
  return (
    <DataTable
      label={t`Affiliates`}
      columns={useAffiliateColumns(event)}
      result={result}
      list={list}
      onListChange={setList}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      rowHref={(row) => hrefFor(row.id)}
      phoneRow={(row) => ({
        title: row.name,
        end: format.money(row.gross, row.currency),
        status: <AffiliateStatusBadge status={row.status} />,
        note: <AffiliateLink event={event} affiliate={row} />,
      })}
      rowMenu={(row) => (
        <AffiliateMenu event={event} affiliate={row} editHref={hrefFor(row.id)} actions={actions} />
      )}
      searchPlaceholder={t`Search name, code or email`}
      filters={[{ field: 'status', operator: 'in', label: t`Status`, options: statuses }]}
      toolbar={toolbar(list)}
      empty={empty}
    />
  )
}

function useAffiliateColumns(event: Event) {
  const { t } = useLingui()
  const format = useFormat()
  return useMemo(
    () => [
      column.accessor('name', {
        header: t`Name`,
        enableSorting: true,
        cell: ({ getValue }) => <span className="line-clamp-2 wrap-anywhere">{getValue()}</span>,
      }),
      column.accessor('status', {
        header: t`Status`,
        enableSorting: false,
        cell: ({ getValue }) => <AffiliateStatusBadge status={getValue()} />,
      }),
      column.accessor('code', {
        header: t`Code`,
        enableSorting: true,
        cell: ({ row }) => <AffiliateLink event={event} affiliate={row.original} />,
      }),
      column.accessor('orders', {
        header: t`Orders`,
        enableSorting: true,
        meta: { align: 'end' },
        cell: ({ getValue }) => format.number(getValue()),
      }),
      column.accessor('tickets', {
        header: t`Tickets`,
        enableSorting: true,
        meta: { align: 'end' },
        cell: ({ getValue }) => format.number(getValue()),
      }),
      column.accessor('gross', {
        header: t`Sales`,
        enableSorting: true,
        meta: { align: 'end' },
        cell: ({ row: { original } }) => (
          <span className="whitespace-nowrap">{format.money(original.gross, original.currency)}</span>
        ),
      }),
    ],
    [t, format, event],
  )
}

/** The code, with a button that copies its link. The button is above the row's own link. */
function AffiliateLink({ event, affiliate }: { event: Event; affiliate: Affiliate }) {
  const { t } = useLingui()
  return (
    <span className="inline-flex items-center gap-2">
      <code className="text-xs break-all">{affiliate.code}</code>
      <CopyButton
        value={affiliateAddress(event, affiliate)}
        size="sm"
        className="relative z-1 shrink-0"
        aria-label={t`Copy the link for ${affiliate.name}`}
      >
        <Trans>Link</Trans>
      </CopyButton>
    </span>
  )
}
