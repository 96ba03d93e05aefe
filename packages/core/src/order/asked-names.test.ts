import type { AskedNames } from '@foyer/contracts/event/event-settings'
import { eventSettings } from '@foyer/contracts/event/event-settings'
import { giveOrderDetailsBody, updateOrderBody } from '@foyer/contracts/order/order-bodies'
import { updateOf } from '@foyer/contracts/update-of'
import { describe, expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { getPublicAttendee } from '../attendee/get-public-attendee.ts'
import { listAttendees } from '../attendee/list-attendees.ts'
import { listDoorAttendees } from '../check-in/list-door-attendees.ts'
import { getEventDefaults, getEventSettings, updateEventSettings } from '../event/event-settings.ts'
import { EventSettingsEntity } from '../store/event/event-entity.ts'
import { reserve } from '../testing/buy.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { testContext } from '../testing/test-context.ts'
import { updateOrder } from './get-order.ts'
import { getPublicOrder } from './get-public-order.ts'
import { giveOrderDetails } from './give-order-details.ts'

async function eventAsking(asked_names: AskedNames) {
  const live = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
  const params = { event_id: live.event.id }
  const body = updateOf(eventSettings).parse({ asked_names })
  await updateEventSettings(live.ctx, { params, body })
  const [ticket] = live.tickets
  if (!ticket) throw new Error('no ticket')
  return { ...live, ticket, params }
}

async function order(asked_names: AskedNames, quantity: number) {
  const live = await eventAsking(asked_names)
  const held = await reserve(live.ticket, quantity)
  const link = { params: { order_short_id: held.short_id } }
  const ids = held.attendees.map(({ short_id }) => short_id)
  const give = (given: object) =>
    giveOrderDetails(testContext(), { ...link, body: giveOrderDetailsBody.parse(given) })
  return { ...live, held, link, ids, give }
}

const email = 'bea@example.com'
const bea = { first_name: 'Bea', last_name: 'Buyer', email }
const firstPage = { page: 1, per_page: 20 }
const byName = { ...firstPage, sort_by: 'last_name' as const }

describe('an event that asks for the buyer’s name', () => {
  it('gives all tickets to the buyer, whether they are listed or not', async () => {
    const { give, ids } = await order('BUYER', 3)
    const { status, attendees } = await give({ ...bea, attendees: [{ short_id: ids[1] }] })
    expect(status).toBe('COMPLETED')
    expect(attendees).toMatchObject([bea, bea, bea])
  })

  it('takes a guest by name, and sends the ticket to the buyer where the guest has no address', async () => {
    const { give, ids } = await order('BUYER', 3)
    const guests = [
      { short_id: ids[2], first_name: 'Gus' },
      { short_id: ids[1], first_name: 'Gwen', last_name: 'Guest', email: 'gwen@example.com' },
    ]
    expect((await give({ ...bea, attendees: guests })).attendees).toMatchObject([
      bea,
      { first_name: 'Gwen', last_name: 'Guest', email: 'gwen@example.com' },
      { first_name: 'Gus', last_name: '', email },
    ])
  })

  it('refuses an order without it', async () => {
    const { give, link } = await order('BUYER', 1)
    await expect(give({ email })).rejects.toMatchObject({
      code: 'order.name_required',
      errors: { first_name: ['Enter a first name.'] },
    })
    expect(await getPublicOrder(testContext(), link)).toMatchObject({ status: 'RESERVED', email: '' })
  })

  it('refuses a ticket that the order does not have, and one that is named twice', async () => {
    const { give, ids } = await order('BUYER', 2)
    for (const short_ids of [['2'.repeat(ids[0]?.length ?? 0)], [ids[0], ids[0]]]) {
      const attendees = short_ids.map((short_id) => ({ short_id, ...bea }))
      await expect(give({ ...bea, attendees })).rejects.toMatchObject({
        code: 'request.invalid',
        errors: { attendees: ['Name each ticket of the order once.'] },
      })
    }
  })
})

describe('an event that asks for everybody’s name', () => {
  it('refuses an order with a ticket that has none, listed or not', async () => {
    const { give, ids } = await order('EVERYBODY', 3)
    const attendees = [{ short_id: ids[2], ...bea }, { short_id: ids[1] }]
    await expect(give({ ...bea, attendees })).rejects.toMatchObject({
      code: 'order.name_required',
      errors: {
        'attendees.1.first_name': ['Enter a first name.'],
        'attendees.2.first_name': ['Enter a first name.'],
      },
    })
  })

  it('takes one where each ticket has a name', async () => {
    const { give, ids } = await order('EVERYBODY', 2)
    const attendees = ids.map((short_id, index) => ({ short_id, first_name: `Guest ${index}` }))
    expect((await give({ ...bea, attendees })).attendees).toMatchObject([
      { first_name: 'Guest 0', email },
      { first_name: 'Guest 1', email },
    ])
  })
})

describe('an event that asks for no names', () => {
  it('sells to an email address alone, which stands in for the name at the door and on the ticket', async () => {
    const { ctx, give, ids, held, params } = await order('NONE', 1)
    const list = await mintCheckInList(params)
    expect(await give({ email })).toMatchObject({ status: 'COMPLETED', first_name: '', email })
    await activateAttendees(held.short_id)
    expect(await getPublicAttendee(ctx, ticketOf(ids))).toMatchObject({ first_name: email, last_name: '' })
    const door = { params: { check_in_list_short_id: list.short_id } }
    for (const query of [firstPage, { ...firstPage, query: 'bea@' }, byName]) {
      const { data } = await listDoorAttendees(testContext(), { ...door, query })
      expect(data).toMatchObject([{ first_name: email, last_name: '' }])
    }
  })

  it('lists such an attendee without a name of their own, and finds them by the address', async () => {
    const { ctx, give, params, held } = await order('NONE', 1)
    await give({ email })
    await activateAttendees(held.short_id)
    for (const query of [{ ...firstPage, query: 'bea@ex' }, byName]) {
      const { data } = await listAttendees(ctx, { params, query })
      expect(data).toMatchObject([{ first_name: '', last_name: '', email }])
    }
  })

  it('lets the organizer correct the address of an order without a name, name it, and undo that', async () => {
    const { ctx, give, link, params } = await order('NONE', 1)
    await give({ email })
    const update = (given: object) =>
      updateOrder(ctx, {
        params: { ...params, ...link.params },
        body: updateOf(updateOrderBody).parse(given),
      })
    expect(await update({ first_name: '', email: 'b@example.com' })).toMatchObject({ email: 'b@example.com' })
    expect(await update({ first_name: 'Bea' })).toMatchObject({ first_name: 'Bea' })
    expect(await update({ first_name: '' })).toMatchObject({ first_name: '' })
  })
})

it('a buyer with a name keeps one where the event asks for it', async () => {
  const { ctx, give, link, params } = await order('BUYER', 1)
  await give(bea)
  const body = updateOf(updateOrderBody).parse({ first_name: '' })
  await expect(updateOrder(ctx, { params: { ...params, ...link.params }, body })).rejects.toMatchObject({
    code: 'request.invalid',
    errors: { first_name: ['Enter a first name.'] },
  })
})

describe('the names that are asked for', () => {
  it('is the buyer’s in a new event, and in the defaults of an account', async () => {
    const { ctx, user } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const { account_id } = user
    expect(await getEventSettings(ctx, { params: { event_id } })).toMatchObject({ asked_names: 'BUYER' })
    expect(await getEventDefaults(ctx, { params: { account_id } })).toMatchObject({ asked_names: 'BUYER' })
  })

  it('is everybody’s in an event from before there was a choice', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const { asked_names: _later, ...settings } = eventSettings.parse({})
    await EventSettingsEntity.put({ event_id, settings: settings as never, version: 2 }).go()
    expect(await getEventSettings(ctx, { params: { event_id } })).toMatchObject({ asked_names: 'EVERYBODY' })
  })
})

function ticketOf(ids: string[]) {
  return { params: { attendee_short_id: ids[0] ?? '' } }
}
