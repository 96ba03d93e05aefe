import type { RenderedEmail } from '../layout/render-email.ts'
import { type LinkProps, renderAccountEmail } from './account-email.tsx'

export interface UserInvitationProps extends LinkProps {
  inviterName: string
  accountName: string
  role: 'ADMIN' | 'ORGANIZER'
}

/** Invites someone to an account. */
export function renderUserInvitation(props: UserInvitationProps): Promise<RenderedEmail> {
  const { inviterName, accountName, role, ...link } = props
  return renderAccountEmail('user-invitation', link, { inviter: inviterName, account: accountName, role })
}
