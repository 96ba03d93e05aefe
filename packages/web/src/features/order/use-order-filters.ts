import { disputeStatus } from '@foyer/contracts/order/order-dispute'
import { listedDisplayStatus } from '@foyer/contracts/order/order-status'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import { orderStatusWord } from '../../components/foyer/order-status-badge.tsx'
import { dateFilterParts } from '../../components/ui/data-table/date-filter.tsx'
import type { ChoiceFilter, ListFilter } from '../../components/ui/data-table/list-filter.ts'
import { disputeWords } from './dispute-words.ts'

interface OrderFilterChoice {
  tickets: readonly Ticket[]
  /** The affiliates by code. Without any, the filter is left out. */
  affiliates: ChoiceFilter['options']
  timeZone: string
}

/** The filters of the list of orders. */
export function useOrderFilters({ tickets, affiliates, timeZone }: OrderFilterChoice): ListFilter[] {
  const { t, i18n } = useLingui()
  const statuses = listedDisplayStatus.options.map((value) => ({
    value,
    label: i18n._(orderStatusWord(value)),
  }))
  return [
    { field: 'state', operator: 'in', label: t`Status`, options: statuses },
    {
      field: 'paid_by',
      operator: 'in',
      label: t`Payment`,
      options: [
        { value: 'STRIPE', label: t`Card` },
        { value: 'OFFLINE', label: t`Outside Foyer` },
        { value: 'NONE', label: t`Free` },
      ],
    },
    {
      field: 'dispute_status',
      operator: 'in',
      label: t`Dispute`,
      options: disputeStatus.options.map((value) => ({ value, label: i18n._(disputeWords[value][1]) })),
    },
    {
      field: 'ticket_ids',
      operator: 'in',
      label: t`Ticket`,
      options: tickets.map(({ id, title }) => ({ value: id, label: title })),
    },
    {
      field: 'source',
      operator: 'eq',
      label: t`Source`,
      options: [
        { value: 'ONLINE', label: t({ message: 'Online', context: 'where an order was made' }) },
        { value: 'MANUAL', label: t`Manually` },
        { value: 'IMPORTED', label: t({ message: 'Imported', context: 'where an order was made' }) },
      ],
    },
    ...(affiliates.length > 0
      ? [{ field: 'affiliate_code', operator: 'in' as const, label: t`Affiliate`, options: affiliates }]
      : []),
    { field: 'created_at', operator: 'between', label: t`Date`, timeZone, ...dateFilterParts },
  ]
}
