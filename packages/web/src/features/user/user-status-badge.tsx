import type { AccountUser } from '@foyer/contracts/user/account-user'
import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '../../components/ui/badge.tsx'

/** Whether a user may sign in, or the state of their invitation. */
export function UserStatusBadge({ user }: { user: AccountUser }) {
  if (user.status === 'ACTIVE')
    return (
      <StatusBadge tone="success">
        <Trans>Active</Trans>
      </StatusBadge>
    )
  if (user.status === 'INACTIVE')
    return (
      <StatusBadge tone="danger">
        <Trans>Deactivated</Trans>
      </StatusBadge>
    )
  return isInvitationOver(user) ? (
    <StatusBadge tone="danger">
      <Trans>Invitation expired</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning">
      <Trans>Invitation pending</Trans>
    </StatusBadge>
  )
}

function isInvitationOver({ invitation_expires_at }: AccountUser): boolean {
  return invitation_expires_at !== null && Date.parse(invitation_expires_at) <= Date.now()
}
