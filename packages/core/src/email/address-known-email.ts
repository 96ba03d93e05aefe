import { config } from '../config.ts'
import type { OutgoingEmail } from '../mail/ses.ts'
import { LoginEntity } from '../store/user/login-entity.ts'
import { readIdentity } from '../store/user/read-identity.ts'

/** What an address hears that a user wants to confirm, if it is another person's already; null if it is not. */
export async function addressKnownEmail(email: string, user_id: string): Promise<OutgoingEmail | null> {
  const { data: login } = await LoginEntity.get({ email }).go({ consistent: true })
  if (!login || login.user_id === user_id) return null
  const owner = (await readIdentity(login.user_id))?.user
  if (!owner) return null
  const { renderAddressKnown } = await import('@foyer/emails/user/address-known')
  const rendered = await renderAddressKnown({
    locale: owner.locale,
    firstName: owner.first_name,
    email,
    url: `${config().SITE_URL}/auth/login`,
    resetUrl: `${config().SITE_URL}/auth/forgot-password`,
  })
  return { ...rendered, to: email, reply_to: '', attachments: [] }
}
