import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import { dateFilterParts } from '../../components/ui/data-table/date-filter.tsx'
import type { ListFilter } from '../../components/ui/data-table/list-filter.ts'

/** The filters of the list of attendees. */
export function useAttendeeFilters(tickets: readonly Ticket[], timeZone: string): ListFilter[] {
  const { t } = useLingui()
  return [
    {
      field: 'ticket_id',
      operator: 'in',
      label: t`Ticket`,
      options: tickets.map((ticket) => ({ value: ticket.id, label: ticket.title })),
    },
    {
      field: 'status',
      operator: 'in',
      label: t`Status`,
      options: [
        { value: 'ACTIVE', label: t`Active` },
        { value: 'CANCELLED', label: t`Cancelled` },
        { value: 'RESERVED', label: t`Reserved` },
      ],
    },
    {
      field: 'checked_in',
      operator: 'eq',
      label: t`Checked in`,
      options: [
        { value: 'YES', label: t`Checked in` },
        { value: 'NO', label: t`Not yet` },
      ],
    },
    { field: 'created_at', operator: 'between', label: t`Ordered`, timeZone, ...dateFilterParts },
  ]
}
