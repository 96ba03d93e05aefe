import { randomUUID } from 'node:crypto'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { linkIn, mailTo } from '../inbox/inbox.ts'
import { finishOnboarding } from '../payment/stripe.ts'

export const password = 'correct horse battery'

export interface Organizer {
  api: FoyerApi
  token: string
  email: string
  accountId: string
  organizerId: string
}

/** A new email address for this run. */
export function mintEmail(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`
}

/** Creates a person with a confirmed address, an organizer and, by default, a connected Stripe account over HTTP. */
export async function mintOrganizer({ isConnected = true } = {}): Promise<Organizer> {
  const email = mintEmail('organizer')
  const { token, user } = await new FoyerApi().post<Session>('/auth/register', {
    first_name: 'Olga',
    last_name: 'Organizer',
    email,
    password,
    password_confirmation: password,
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    is_terms_accepted: true,
  })
  const api = new FoyerApi(token)
  const organizer = await api.post<{ id: string }>('/organizers', {
    name: 'Harbour Concerts',
    email,
    currency: 'EUR',
    timezone: 'Europe/Berlin',
  })
  await confirmEmail(api, email, user.id)
  if (isConnected) await connectStripe(api, user.account_id)
  return { api, token, email, accountId: user.account_id, organizerId: organizer.id }
}

interface Session {
  token: string
  user: { id: string; account_id: string }
}

async function confirmEmail(api: FoyerApi, email: string, userId: string): Promise<void> {
  const link = linkIn(await mailTo(email, /confirm/i), '/confirm-email-address/')
  await api.post(`/users/${userId}/confirm-email/${link.split('/').at(-1)}`)
}

async function connectStripe(api: FoyerApi, accountId: string): Promise<void> {
  const path = `/accounts/${accountId}`
  const { onboarding_url } = await api.post<{ onboarding_url: string }>(`${path}/stripe/connect`)
  await finishOnboarding(onboarding_url)
  const { stripe_connection } = await api.get<{ stripe_connection: string }>(path)
  if (stripe_connection !== 'CONNECTED') throw new Error(`Stripe is ${stripe_connection}.`)
}
