import { registerBody } from '@foyer/contracts/session/session-bodies'
import { updateAccount } from '@foyer/core/account/account'
import { connectStripe, refreshStripeConnection } from '@foyer/core/account/payment-connection'
import { register } from '@foyer/core/session/register'
import { readAccount } from '@foyer/core/store/account/account-entity'
import { readIdentity } from '@foyer/core/store/user/user-entity'
import { onboardAtStripe } from '@foyer/core/testing/onboard-at-stripe'
import { confirmEmail, emailConfirmationLink } from '@foyer/core/user/email-address'
import type { Context } from '@foyer/core/verb'
import { type DemoClock, demoContext } from './demo-clock.ts'

export const demoLogin = { email: 'demo@foyer.example', password: 'lanterns-at-dusk' } as const

const place = { currency: 'EUR', timezone: 'Europe/Lisbon' } as const

/** The context in which the demo account's owner acts at a moment. */
export type DemoOwner = (now: Date) => Context

/** Signs up the demo organizer four months ago, with a confirmed email address and, if possible, a payment account. */
export async function openDemoAccount(clock: DemoClock, isPayable: boolean) {
  const then = clock.daysFromNow(-125, 9)
  const session = await register(demoContext(then), {
    body: registerBody.parse({
      first_name: 'Filipa',
      last_name: 'Castanheira',
      ...demoLogin,
      password_confirmation: demoLogin.password,
      ...place,
      locale: 'en',
      is_terms_accepted: true,
    }),
  })
  const [account] = session.accounts
  if (!session.user || !account) throw new Error('The demo account could not be opened.')
  const actor = {
    kind: 'user',
    user_id: session.user.id,
    account_id: account.id,
    role: 'ADMIN',
    is_account_owner: true,
  } as const
  const owner: DemoOwner = (now) => demoContext(now, { actor })
  await confirmAddress(owner(then), actor.user_id)
  await updateAccount(owner(then), {
    params: { account_id: account.id },
    body: { name: 'Lumen Collective', support_email: 'hello@lumen.example', ...place },
  })
  if (isPayable) await connectPayments(owner(then), account.id)
  return { owner, account_id: account.id }
}

/** Confirms the address, as opening the emailed link does. */
async function confirmAddress(ctx: Context, user_id: string): Promise<void> {
  const identity = await readIdentity(user_id)
  const link = identity && (await emailConfirmationLink(ctx, identity.user))
  const token = link?.split('/').at(-1)
  if (token) await confirmEmail(ctx, { params: { user_id, token } })
}

async function connectPayments(ctx: Context, account_id: string): Promise<void> {
  await connectStripe(ctx, { params: { account_id } })
  const account = await readAccount(account_id)
  await onboardAtStripe(account)
  if (account.stripe_account_id) await refreshStripeConnection(ctx, account.stripe_account_id)
}
