import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '../../components/ui/badge.tsx'

/** Whether it counts, and whether it has stopped its tickets' sales. */
export function CapacityAssignmentStatusBadge({ assignment }: { assignment: CapacityAssignment }) {
  const { status, capacity, stop_sales_at_limit, quantity_sold, quantity_held } = assignment
  if (status === 'INACTIVE')
    return (
      <StatusBadge>
        <Trans>Inactive</Trans>
      </StatusBadge>
    )
  const isFull = capacity !== null && quantity_sold + quantity_held >= capacity
  if (!isFull)
    return (
      <StatusBadge tone="success">
        <Trans>Active</Trans>
      </StatusBadge>
    )
  return (
    <StatusBadge tone={stop_sales_at_limit ? 'danger' : 'warning'}>
      {stop_sales_at_limit ? <Trans>Full, sales stopped</Trans> : <Trans>Full, still selling</Trans>}
    </StatusBadge>
  )
}
