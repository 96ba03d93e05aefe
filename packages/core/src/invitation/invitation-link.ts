import { config } from '../config.ts'
import type { InvitationItem } from '../store/invitation/invitation-entity.ts'
import { signToken } from '../token/signed-token.ts'

/** The address at which an invitation is accepted; the same however often it is asked for, until it is sent again. */
export async function invitationLink(invitation: InvitationItem): Promise<string> {
  const { user_id, account_id, address_hash, nonce, sent_at, expires_at } = invitation
  const token = await signToken({
    purpose: 'invitation',
    user_id,
    claims: { account_id, address_hash, nonce },
    now: new Date(sent_at),
    seconds: (Date.parse(expires_at) - Date.parse(sent_at)) / 1000,
  })
  return `${config().SITE_URL}/auth/accept-invitation/${token}`
}
