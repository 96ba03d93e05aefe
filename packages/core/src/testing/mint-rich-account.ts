import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { imageStored } from '@foyer/contracts/image/image-messages'
import type { Message } from '@foyer/contracts/message'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { createCapacityAssignment } from '../capacity-assignment/capacity-assignments.ts'
import { updateEventSettings } from '../event/event-settings.ts'
import { saveMessageTemplate } from '../event-message/message-templates.ts'
import { confirmImageUpload, startImageUpload } from '../image/images.ts'
import { makeVariants } from '../image/make-variants.ts'
import { createPromoCode } from '../promo-code/promo-codes.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import type { Context } from '../verb.ts'
import { scan } from './at-the-door.ts'
import { drawPhoto } from './draw-photo.ts'
import { mintAffiliate } from './mint-affiliate.ts'
import { mintApiKey } from './mint-api-key.ts'
import { mintCheckInList } from './mint-check-in-list.ts'
import { mintEvent } from './mint-event.ts'
import { mintQuestion } from './mint-question.ts'
import { mintTaxedEvent } from './mint-taxed-event.ts'
import { mintTicket } from './mint-ticket.ts'
import { translate } from './mint-translated-event.ts'
import { sendUpload } from './send-upload.ts'
import { testContext } from './test-context.ts'

/**
 * An account with two events: a draft without anything, and one with two tickets and everything that an organizer can enter, of which one order of two
 * tickets was paid, the second canceled and the first admitted.
 */
export async function mintRichAccount() {
  const { ctx, account_id, event_id, ticket, paid } = await mintTaxedEvent()
  const tiered = await mintTicket(ctx, event_id, {
    type: 'TIERED',
    title: 'Balcony',
    description: '<p>With a view</p>',
    prices: [
      { label: 'Adult', price: 1500, quantity_available: 40 },
      { label: 'Child', price: 0, quantity_available: 10 },
    ],
    sale_end_date: '2030-01-01T00:00:00Z',
  })
  const question = await mintQuestion(ctx, event_id, {
    ...{ title: 'Meal', type: 'RADIO', options: ['Meat', 'Fish'], belongs_to: 'ATTENDEE' },
    ...{ ticket_ids: [tiered.id], is_required: false },
  })
  const params = { event_id }
  const code = { code: 'EARLY', discount_type: 'PERCENTAGE', discount_amount: 10_000, max_uses: 50 } as const
  await createPromoCode(ctx, { params, body: promoCodeBody.parse({ ...code, ticket_ids: [ticket.id] }) })
  const hall = { name: 'Hall', capacity: 60, ticket_ids: [ticket.id, tiered.id] }
  await createCapacityAssignment(ctx, { params, body: capacityAssignmentBody.parse(hall) })
  const list = await mintCheckInList({ event_id, name: 'North door', ticket_ids: [ticket.id] })
  const affiliate = await mintAffiliate(ctx, event_id)
  await updateEventSettings(ctx, {
    params,
    body: { location: { venue_name: 'Old Mill', city: 'Lisbon' }, main_language: 'en', max_per_order: 4 },
  })
  await translate(ctx, event_id, {
    title: 'Nacht der Klänge',
    [`${tiered.id}:title`]: 'Balkon',
    [`${question.id}:title`]: 'Essen',
  })
  const size = await mintQuestion(ctx, event_id, {
    title: 'Shoe size',
    belongs_to: 'ATTENDEE',
    is_required: false,
  })
  await saveMessageTemplate(ctx, {
    params: { event_id },
    body: { name: 'Doors', subject: 'Doors open at seven', content: '<p>See you.</p>' },
  })
  const image_id = await addCover(ctx, event_id)
  const { key } = await mintApiKey(ctx, ['order.manage'])
  const order_short_id = await paid(2)
  await activateAttendees(order_short_id)
  const order = await readOrder(order_short_id)
  const [first = '', second = ''] = order.slots.map(({ short_id }) => short_id)
  await scan(list, first)
  const answer = { question_id: size.id, title: 'Old title', type: size.type, value: '43' }
  await AttendeeEntity.patch({ short_id: first })
    .set({ answers: [answer] })
    .go()
  await cancelAttendee(ctx, { params: { event_id, attendee_short_id: second } })
  const draft = await mintEvent(ctx, { title: 'A draft' })
  return {
    ...{ ctx, account_id, event_id, ticket, tiered, question, list, affiliate, image_id },
    ...{ draft_id: draft.id, order: await readOrder(order_short_id), key },
  }
}

async function addCover(ctx: Context, event_id: string): Promise<string> {
  const body = { type: 'EVENT_COVER', media_type: 'image/jpeg', size_bytes: 1000 } as const
  const started = await startImageUpload(ctx, { params: { event_id }, body })
  const { image_id } = started
  await sendUpload(started, await drawPhoto({ width: 900, height: 450, orientation: 1 }))
  await confirmImageUpload(ctx, { params: { event_id, image_id }, query: { type: 'EVENT_COVER' } })
  const { data } = await EventEntity.get({ event_id }).go({ consistent: true })
  const [stored] = (data?.outbox ?? []) as Message<typeof imageStored>[]
  if (stored?.name !== imageStored.name) throw new Error('The upload says nothing of its image.')
  await makeVariants(testContext(), stored)
  return image_id
}
