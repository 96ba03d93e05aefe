import { FoyerApi } from '../foyer/foyer-api.ts'
import { linkIn, mailTo } from '../inbox/inbox.ts'
import { mintEmail, type Organizer, password } from './mint-organizer.ts'

/** Invites an address to an organizer's account, and answers the link from the inbox. */
export async function mintInvitation(organizer: Organizer, email: string): Promise<string> {
  const person = { first_name: 'Mina', last_name: 'Member', email, role: 'ORGANIZER' }
  await organizer.api.post('/users', person)
  return linkIn(await mailTo(email, 'invites you to'), '/auth/accept-invitation/')
}

/** Adds a colleague with the role Organizer to an organizer's account over HTTP. */
export async function mintMember(organizer: Organizer): Promise<Organizer> {
  const email = mintEmail('member')
  const link = await mintInvitation(organizer, email)
  const { token } = await new FoyerApi().post<{ token: string }>(
    `/auth/invitation/${link.split('/').at(-1)}`,
    {
      has_login: false,
      first_name: 'Mina',
      last_name: 'Member',
      password,
      password_confirmation: password,
      is_terms_accepted: true,
    },
  )
  return { ...organizer, api: new FoyerApi(token), token, email }
}
