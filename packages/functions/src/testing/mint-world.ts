import { affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { createAffiliate } from '@foyer/core/affiliate/write-affiliate'
import { createCapacityAssignment } from '@foyer/core/capacity-assignment/capacity-assignments'
import { createEventMessage } from '@foyer/core/event-message/create-event-message'
import { saveMessageTemplate } from '@foyer/core/event-message/message-templates'
import { createExport } from '@foyer/core/export/create-export'
import { createLedgerFile } from '@foyer/core/export/ledger-files'
import { startImageUpload, startLogoUpload } from '@foyer/core/image/images'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import { createTaxOrFee } from '@foyer/core/tax-or-fee/taxes-and-fees'
import { doorFileOf } from '@foyer/core/testing/at-the-door'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { drawPng } from '@foyer/core/testing/draw-png'
import { letSelfServe } from '@foyer/core/testing/let-self-serve'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { linkTokenOf, mintInvited } from '@foyer/core/testing/mint-member'
import { offer } from '@foyer/core/testing/mint-offered-ticket'
import { accountOf } from '@foyer/core/testing/mint-owner'
import { mintQuestion } from '@foyer/core/testing/mint-question'
import { mintWebhook } from '@foyer/core/testing/mint-webhook'
import { askEventsImport } from '@foyer/core/testing/send-events-import'
import { askImport } from '@foyer/core/testing/send-import'
import { sendUpload } from '@foyer/core/testing/send-upload'
import { later } from '@foyer/core/testing/test-context'
import type { Context } from '@foyer/core/verb'
import { testWebhook } from '@foyer/core/webhook/deliveries'

/**
 * An account with one thing of every kind. `ids`: by the names that paths and bodies give them; where one name means
 * several kinds, with the first word of the path, as in `organizers/image_id`.
 */
export interface World {
  ctx: Context
  user_id: string
  account_id: string
  ids: Record<string, string>
}

export async function mintWorld(): Promise<World> {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
  const [ticket] = tickets
  if (!ticket || ctx.actor.kind !== 'user') throw new Error('no ticket')
  const { account_id, user_id } = ctx.actor
  const { id: event_id, organizer_id } = event
  const invited = await mintInvited(ctx)
  const sale = await mintSale(ctx, ticket)
  const ids = {
    account_id,
    event_id,
    organizer_id,
    language: 'zh-CN',
    user_id: invited.id,
    token: await linkTokenOf(ctx, invited.email),
    ...sale,
    transfer_short_id: await offerAnother(ctx, ticket),
    message_id: await sendMessage(ctx, event_id, sale.order_short_id),
    template_id: await keepTemplate(ctx, event_id),
    ...(await mintTerms(ctx, ticket)),
    image_id: await sendCover(ctx, event_id),
    'organizers/image_id': await sendLogo(ctx, organizer_id),
    export_id: (await createExport(ctx, { params: { event_id }, body: { kind: 'orders', format: 'csv' } }))
      .id,
    'accounts/export_id': (
      await createLedgerFile(ctx, { params: { account_id }, body: { month: '2026-11', format: 'csv' } })
    ).id,
    import_id: (await askImport(ctx, event_id, [{}])).id,
    'accounts/import_id': (await askEventsImport(ctx, [{}])).id,
    api_key_id: (await mintApiKey(ctx, ['event.manage'])).id,
    ...(await hookUp(ctx)),
  }
  return { ctx, user_id, account_id, ids }
}

async function mintSale(ctx: Context, ticket: Ticket) {
  const { event_id } = ticket
  const [price] = ticket.prices
  const order = await nameBuyer(await reserve(ticket))
  const list = await mintCheckInList({ event_id })
  return {
    ticket_id: ticket.id,
    price_id: price?.id ?? '',
    order_short_id: order.short_id,
    attendee_short_id: order.attendees[0]?.short_id ?? '',
    attendee_reference: order.attendees[0]?.reference ?? '',
    question_id: (await mintQuestion(ctx, event_id, { is_required: false })).id,
    check_in_list_id: list.id,
    check_in_list_short_id: list.short_id,
    // An address of now works for a minute or two, and a walk over all calls may take longer.
    door_file: await doorFileOf(list, { ctx: later(ctx, 3600) }),
  }
}

/** The offer of another order's ticket, so that accepting it leaves the first one's as it is. */
async function offerAnother(ctx: Context, ticket: Ticket): Promise<string> {
  await letSelfServe(ctx, ticket.event_id, { can_pass_on: true, can_change: true })
  const [held] = (await nameBuyer(await reserve(ticket))).attendees
  if (!held) throw new Error('no attendee')
  return (await offer(held)).transfer_short_id
}

async function mintTerms(ctx: Context, { id, event_id }: Ticket) {
  const params = { event_id, account_id: accountOf(ctx) }
  const affiliate = affiliateBody.parse({ name: 'Anna' })
  const promo = promoCodeBody.parse({ code: 'EARLY' })
  const capacity = capacityAssignmentBody.parse({ name: 'Hall', capacity: 100, ticket_ids: [id] })
  const tax = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 } as const
  return {
    code: promo.code,
    promo_code_id: (await createPromoCode(ctx, { params, body: promo })).id,
    affiliate_id: (await createAffiliate(ctx, { params, body: affiliate })).id,
    capacity_assignment_id: (await createCapacityAssignment(ctx, { params, body: capacity })).id,
    tax_or_fee_id: (await createTaxOrFee(ctx, { params, body: taxOrFeeBody.parse(tax) })).id,
  }
}

async function sendMessage(ctx: Context, event_id: string, order_short_id: string): Promise<string> {
  const text = { subject: 'Doors open at seven', content: '<p>See you.</p>', is_event_related: true }
  const body = createEventMessageBody.parse({ ...text, recipient_group: 'ORDER', order_short_id })
  return (await createEventMessage(ctx, { params: { event_id }, body })).id
}

async function keepTemplate(ctx: Context, event_id: string): Promise<string> {
  const body = { name: 'Doors', subject: 'Doors open at seven', content: '<p>See you.</p>' }
  return (await saveMessageTemplate(ctx, { params: { event_id }, body })).id
}

/** A webhook with a message that waits to be sent. */
async function hookUp(ctx: Context) {
  const { id: webhook_id, params } = await mintWebhook(ctx, { types: ['event', 'ticket'] })
  return { webhook_id, delivery_id: (await testWebhook(ctx, { params })).id }
}

/** Sent, not confirmed yet. */
async function sendCover(ctx: Context, event_id: string): Promise<string> {
  const body = { type: 'EVENT_COVER', media_type: 'image/png', size_bytes: 1000 } as const
  const upload = await startImageUpload(ctx, { params: { event_id }, body })
  await sendUpload(upload, drawPng(900, 450))
  return upload.image_id
}

/** Sent, not confirmed yet. */
async function sendLogo(ctx: Context, organizer_id: string): Promise<string> {
  const body = { type: 'ORGANIZER_LOGO', media_type: 'image/png', size_bytes: 1000 } as const
  const upload = await startLogoUpload(ctx, { params: { organizer_id }, body })
  await sendUpload(upload, drawPng(400, 400))
  return upload.image_id
}
