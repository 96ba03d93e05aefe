import { describe, expect, it } from 'vitest'
import { connectStripe, refreshStripeConnection } from '../account/payment-connection.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { onboardAtStripe } from '../testing/onboard-at-stripe.ts'
import type { Context } from '../verb.ts'
import { updateEventStatus } from './update-event.ts'

type Status = 'DRAFT' | 'LIVE' | 'ARCHIVED'

async function mint({
  hasTicket = true,
  ...owner
}: Parameters<typeof mintOwner>[0] & { hasTicket?: boolean } = {}) {
  const { ctx } = await mintOwner(owner)
  const { id: event_id } = await mintEvent(ctx)
  if (hasTicket) await mintTicket(ctx, event_id)
  const change = async (status: Status) => {
    const changed = await updateEventStatus(ctx, { params: { event_id }, body: { status } })
    return changed.status
  }
  return { ctx, event_id, change }
}

async function connect(ctx: Context): Promise<void> {
  const account_id = accountOf(ctx)
  await connectStripe(ctx, { params: { account_id } })
  const account = await readAccount(account_id)
  await onboardAtStripe(account)
  await refreshStripeConnection(ctx, account.stripe_account_id ?? '')
}

describe('updateEventStatus', () => {
  // Specification: 4.event-draft 4.event-live 4.event-archived 4.event-actions 7.call-event-status
  it('makes live, returns to draft, archives and restores as a draft', async () => {
    const { change } = await mint()
    for (const status of ['LIVE', 'LIVE', 'DRAFT', 'LIVE', 'ARCHIVED', 'ARCHIVED', 'DRAFT'] as const) {
      expect(await change(status)).toBe(status)
    }
  })

  // Specification: 4.event-archived
  it('refuses to make an archived event live', async () => {
    const { change } = await mint()
    await change('ARCHIVED')
    await expect(change('LIVE')).rejects.toMatchObject({ code: 'event.status_conflict', status: 409 })
  })

  it('refuses to go live until the email is confirmed', async () => {
    const { change } = await mint({ is_email_confirmed: false })
    await expect(change('LIVE')).rejects.toMatchObject({ code: 'user.email_unconfirmed', status: 409 })
    expect(await change('ARCHIVED')).toBe('ARCHIVED')
  })

  it('refuses to go live without a ticket', async () => {
    const { ctx, event_id, change } = await mint({ hasTicket: false })
    await expect(change('LIVE')).rejects.toMatchObject({ code: 'event.without_ticket', status: 409 })
    expect(await change('ARCHIVED')).toBe('ARCHIVED')
    await change('DRAFT')
    await mintTicket(ctx, event_id)
    expect(await change('LIVE')).toBe('LIVE')
  })

  it('needs a connected payment account as soon as a ticket costs money', async () => {
    const { ctx, event_id, change } = await mint()
    expect(await change('LIVE')).toBe('LIVE')
    await change('DRAFT')
    await mintTicket(ctx, event_id, { type: 'DONATION', prices: [{ price: 0 }] })
    await expect(change('LIVE')).rejects.toMatchObject({ code: 'event.payment_not_connected', status: 409 })
    await connect(ctx)
    expect(await change('LIVE')).toBe('LIVE')
  })
})
