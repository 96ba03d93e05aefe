import { proofHeader } from '@foyer/contracts/proof-of-work/proof-header'
import { cancelAttendee } from '@foyer/core/attendee/cancel-attendee'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { newLinkId } from '@foyer/core/random-id'
import { passwordResetLink } from '@foyer/core/session/password-reset-link'
import { checkPayment } from '@foyer/core/settlement/settle-payment'
import { UserEntity, type UserItem } from '@foyer/core/store/user/user-entity'
import { reserve } from '@foyer/core/testing/buy'
import { letSelfServe } from '@foyer/core/testing/let-self-serve'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintPassableTicket } from '@foyer/core/testing/mint-offered-ticket'
import { accountOf, mintOwner, testPassword } from '@foyer/core/testing/mint-owner'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { mintTestEvent } from '@foyer/core/testing/mint-test-event'
import { finishEventsImport } from '@foyer/core/testing/send-events-import'
import { finishImport } from '@foyer/core/testing/send-import'
import { challengeOf, solveProof } from '@foyer/core/testing/solve-proof'
import { testContext } from '@foyer/core/testing/test-context'
import { emailChangeLink, emailConfirmationLink } from '@foyer/core/user/email-address'
import { updateMe } from '@foyer/core/user/me'
import { joinWaitingRoom } from '@foyer/core/waiting-room/join-waiting-room'
import type { World } from './mint-world.ts'

/** What a request needs besides the world: other things, another caller, another body. */
interface Ready {
  ids?: Record<string, string>
  member?: { user_id: string; account_id: string }
  body?: object
  headers?: Record<string, string>
}

/** POSTs that the world's things do not support, each with something that it works on. */
export const readyPosts: Record<string, (world: World) => Promise<Ready>> = {
  login: async ({ user_id }) => {
    const { email } = await userOf(user_id)
    return { body: { email, password: testPassword } }
  },
  resetPassword: async ({ user_id }) => {
    const token = tokenIn(await passwordResetLink(testContext(), await userOf(user_id)))
    return { ids: { token }, body: { password: 'a new horse', password_confirmation: 'a new horse' } }
  },
  undoImport: async ({ ids }) => {
    await finishImport(ids.import_id ?? '')
    return {}
  },
  undoEventsImport: async ({ ids }) => {
    await finishEventsImport(ids['accounts/import_id'] ?? '')
    return {}
  },
  rotateApiKey: async () => ({ body: { overlap_hours: 24 } }),
  confirmEmail: async () => {
    const { user } = await mintOwner({ is_email_confirmed: false })
    const link = await emailConfirmationLink(testContext(), await userOf(user.id))
    return {
      ids: { user_id: user.id, token: tokenIn(link) },
      member: { user_id: user.id, account_id: user.account_id },
    }
  },
  confirmEmailChange: async ({ ctx, user_id }) => {
    const { first_name, last_name, timezone } = await userOf(user_id)
    const email = `changed-${newLinkId()}@example.com`
    const kept = { first_name, last_name, timezone, locale: 'en' } as const
    await updateMe(ctx, { body: { ...kept, email, current_password: testPassword } })
    const { pending_email } = await userOf(user_id)
    if (!pending_email) throw new Error('No change is pending.')
    const token = tokenIn(await emailChangeLink(testContext(), user_id, pending_email))
    return { ids: { user_id, token } }
  },
  joinWaitingRoom: async ({ ids }) => {
    const { event_id = '' } = ids
    const refusal = await joinWaitingRoom(testContext(), { params: { event_id } }).catch(
      (error: unknown) => error,
    )
    const challenge = challengeOf(refusal)
    if (!challenge) throw new Error(`No proof was asked for: ${refusal}`)
    return { headers: { [proofHeader]: solveProof(challenge) } }
  },
  extendOrder: async () => {
    const { ticket } = await mintEventWithTicket()
    return { ids: { order_short_id: (await reserve(ticket)).short_id } }
  },
  createPaymentIntent: async () => {
    const { named } = await mintPaidEvent()
    return { ids: { order_short_id: await named() } }
  },
  payTestOrder: async () => {
    const { named } = await mintTestEvent()
    return { ids: { order_short_id: await named() } }
  },
  markOrderPaid: async () => {
    const { named, ...event } = await mintPaidEvent()
    return managedOrder(event, await named())
  },
  refundOrder: async () => {
    const { paid, ...event } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(testContext(), short_id)
    const body = { amount: 500, notify_buyer: false, cancel_order: false }
    return { ...managedOrder(event, short_id), body }
  },
  cancelOwnTickets: async () => {
    const { ctx, event, order, held } = await mintPassableTicket()
    await letSelfServe(ctx, event.id, { can_cancel_free: true })
    const body = { attendee_short_ids: [held.short_id], refund: 0 }
    return { ids: { order_short_id: order.short_id }, body }
  },
  reactivateAttendee: async ({ ctx, ids }) => {
    const { event_id = '', order_short_id = '', attendee_short_id = '' } = ids
    await activateAttendees(order_short_id)
    await cancelAttendee(ctx, { params: { event_id, attendee_short_id } })
    return {}
  },
  createEventMessage: async ({ ids: { order_short_id } }) => {
    const text = { subject: 'Doors open at seven', content: '<p>See you.</p>', is_event_related: true }
    return { body: { ...text, recipient_group: 'ORDER', order_short_id } }
  },
}

type PaidThings = Pick<Awaited<ReturnType<typeof mintPaidEvent>>, 'ctx' | 'ticket'>

function managedOrder({ ctx, ticket }: PaidThings, order_short_id: string): Ready {
  if (ctx.actor.kind !== 'user') throw new Error('Only a user owns an event.')
  const member = { user_id: ctx.actor.user_id, account_id: accountOf(ctx) }
  return { member, ids: { event_id: ticket.event_id, order_short_id } }
}

async function userOf(user_id: string): Promise<UserItem> {
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  if (!user) throw new Error('Unknown user.')
  return user
}

function tokenIn(link: string | null): string {
  return link?.split('/').at(-1) ?? ''
}
