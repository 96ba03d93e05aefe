import { affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { duplicateEventBody, type Event } from '@foyer/contracts/event/event'
import type { imageStored } from '@foyer/contracts/image/image-messages'
import type { Message } from '@foyer/contracts/message'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { ticketBody } from '@foyer/contracts/ticket/ticket'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { listAffiliates } from '../affiliate/read-affiliates.ts'
import { createAffiliate } from '../affiliate/write-affiliate.ts'
import {
  createCapacityAssignment,
  listCapacityAssignments,
} from '../capacity-assignment/capacity-assignments.ts'
import { listCheckInLists } from '../check-in-list/read-check-in-lists.ts'
import { getEventSettings, updateEventSettings } from '../event/event-settings.ts'
import { listEvents } from '../event/read-events.ts'
import { updateEventStatus } from '../event/update-event.ts'
import { deleteEventImage, uploadEventImage } from '../image/images.ts'
import { makeVariants } from '../image/make-variants.ts'
import { readObject } from '../media/s3.ts'
import { createPromoCode, listPromoCodes } from '../promo-code/promo-codes.ts'
import { listQuestions } from '../question/questions.ts'
import { rebuildPools } from '../repair/rebuild-pools.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { drawPng } from '../testing/draw-png.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { mintQuestion } from '../testing/mint-question.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import { createTicket } from '../ticket/tickets.ts'
import type { Context } from '../verb.ts'
import { duplicateEvent } from './duplicate-event.ts'

type Body = Partial<z.input<typeof duplicateEventBody>>

const page = { page: 1, per_page: 20 }
const nextYear = '2028-06-05T18:00:00.000Z'

function duplicate(ctx: Context, event_id: string, given: Body = {}): Promise<Event> {
  const body = duplicateEventBody.parse({ title: 'Night of Sounds 2028', start_date: nextYear, ...given })
  return duplicateEvent(ctx, { params: { event_id }, body })
}

/** Live, with two tickets of which three are sold, and one of everything that can be copied. */
async function busyEvent() {
  const start_date = '2027-06-04T18:00:00.000Z'
  const { ctx, event, tickets } = await mintLiveEvent(
    [
      {
        type: 'FREE',
        title: 'Standing',
        sale_end_date: '2027-06-03T22:00:00.000Z',
        prices: [{ quantity_available: 50 }],
      },
      { type: 'FREE', title: 'Seated', prices: [{}] },
    ],
    { start_date, end_date: '2027-06-04T22:00:00.000Z' },
  )
  const [standing, seated] = tickets
  if (!standing || !seated) throw new Error('no tickets')
  const params = { event_id: event.id }
  await nameBuyer(await reserve(standing, 3))
  const hall = { name: 'Hall', capacity: 100, ticket_ids: [standing.id, seated.id] }
  await createCapacityAssignment(ctx, { params, body: capacityAssignmentBody.parse(hall) })
  const codes = [
    { code: 'ALL', expires_at: '2027-06-01T22:00:00.000Z', max_uses: 5 },
    { code: 'SEATED', ticket_ids: [seated.id] },
  ]
  for (const code of codes) await createPromoCode(ctx, { params, body: promoCodeBody.parse(code) })
  await createAffiliate(ctx, { params, body: affiliateBody.parse({ name: 'Radio', code: 'RADIO' }) })
  await mintQuestion(ctx, event.id, { title: 'Diet', is_required: false })
  await mintQuestion(ctx, event.id, { title: 'Seat', ticket_ids: [seated.id], is_required: false })
  await mintCheckInList({ event_id: event.id, name: 'Gate', ticket_ids: [standing.id] })
  await updateEventSettings(ctx, { params, body: { seo_title: 'Sounds' } })
  return { ctx, event, standing, seated }
}

let busy: Awaited<ReturnType<typeof busyEvent>>
beforeAll(async () => {
  busy = await busyEvent()
})

async function readItem(event_id: string) {
  return (await EventEntity.get({ event_id }).go({ consistent: true })).data
}

describe('duplicateEvent', () => {
  // Specification: 1.features-duplicate 7.call-duplicate-event
  it('copies everything, as a draft of which nothing is sold or used', async () => {
    const { ctx, event } = busy
    const copy = await duplicate(ctx, event.id)
    expect(copy).toMatchObject({
      title: 'Night of Sounds 2028',
      status: 'DRAFT',
      start_date: nextYear,
      end_date: '2028-06-05T22:00:00.000Z',
      organizer_id: event.organizer_id,
      timezone: event.timezone,
    })
    const params = { event_id: copy.id }
    const [standing, seated] = (await listTickets(ctx, { params, query: { page: 1, per_page: 20 } })).data
    expect(standing).toMatchObject({
      title: 'Standing',
      sale_end_date: '2028-06-04T22:00:00.000Z',
      prices: [{ quantity_available: 50, quantity_sold: 0, quantity_held: 0 }],
    })
    expect(standing?.id).not.toBe(busy.standing.id)
    const { data: codes } = await listPromoCodes(ctx, { params, query: page })
    expect(
      codes.map(({ code, times_used, expires_at, ticket_ids }) => [code, times_used, expires_at, ticket_ids]),
    ).toEqual(
      expect.arrayContaining([
        ['ALL', 0, '2028-06-02T22:00:00.000Z', []],
        ['SEATED', 0, null, [seated?.id]],
      ]),
    )
    expect((await listCapacityAssignments(ctx, { params, query: page })).data).toMatchObject([
      { name: 'Hall', capacity: 100, ticket_ids: [standing?.id, seated?.id] },
    ])
    const questions = (await listQuestions(ctx, { params, query: { page: 1, per_page: 20 } })).data
    expect(questions.map(({ title, ticket_ids }) => [title, ticket_ids])).toEqual([
      ['Diet', []],
      ['Seat', [seated?.id]],
    ])
    expect((await listCheckInLists(ctx, { params, query: { page: 1, per_page: 20 } })).data).toMatchObject([
      { name: 'Gate', ticket_ids: [standing?.id], attendees: 0, checked_in: 0 },
    ])
    expect(await getEventSettings(ctx, { params })).toMatchObject({ seo_title: 'Sounds' })
    const { data: affiliates } = await listAffiliates(ctx, { params, query: page })
    expect(affiliates).toMatchObject([{ name: 'Radio', code: 'RADIO', tickets: 0 }])
    expect(await rebuildPools(copy.id)).toEqual([])
  })

  it('sells like any other event, within the copied capacity', async () => {
    const { ctx, event } = busy
    const { id: event_id } = await duplicate(ctx, event.id)
    await updateEventStatus(ctx, { params: { event_id }, body: { status: 'LIVE' } })
    const [standing] = (await listTickets(ctx, { params: { event_id }, query: { page: 1, per_page: 20 } }))
      .data
    if (!standing) throw new Error('no ticket')
    await nameBuyer(await reserve(standing, 2))
    const { data } = await listCapacityAssignments(ctx, { params: { event_id }, query: page })
    expect(data).toMatchObject([{ quantity_sold: 2 }])
    expect(await rebuildPools(event_id)).toEqual([])
    expect(
      (await listTickets(ctx, { params: { event_id: event.id }, query: { page: 1, per_page: 20 } })).data[0]
        ?.prices[0]?.quantity_sold,
    ).toBe(3)
  })

  it('leaves out what was not chosen, and what belongs to tickets that were not', async () => {
    const { ctx, event } = busy
    const copy = { tickets: false, capacity_assignments: false, check_in_lists: false, settings: false }
    const params = { event_id: (await duplicate(ctx, event.id, { copy, end_date: null })).id }
    expect((await listTickets(ctx, { params, query: { page: 1, per_page: 20 } })).data).toEqual([])
    expect(
      (await listQuestions(ctx, { params, query: { page: 1, per_page: 20 } })).data.map(({ title }) => title),
    ).toEqual(['Diet'])
    const { data: codes } = await listPromoCodes(ctx, { params, query: page })
    expect(codes.map(({ code }) => code)).toEqual(['ALL'])
    expect((await listCheckInLists(ctx, { params, query: { page: 1, per_page: 20 } })).data).toEqual([])
    expect(await getEventSettings(ctx, { params })).toMatchObject({ seo_title: '' })
  })

  it('refuses capacities and lists without their tickets, and an end before the start', () => {
    const parse = (given: Body) =>
      duplicateEventBody.safeParse({ title: 'Again', start_date: nextYear, ...given })
    const paths = parse({ copy: { tickets: false } }).error?.issues.map(({ path }) => path.join('.'))
    expect(paths).toEqual(['copy.capacity_assignments', 'copy.check_in_lists'])
    expect(parse({ end_date: '2028-06-05T17:00:00Z' }).success).toBe(false)
  })

  it.each(['EVENT_COVER', 'EVENT_BANNER'] as const)(
    'gives an image of the type %s a file of its own',
    async (type) => {
      const { ctx, event } = busy
      const params = { event_id: event.id }
      const image = new File([new Uint8Array(drawPng(900, 450))], 'cover.png', { type: 'image/png' })
      const cover = await uploadEventImage(ctx, { params, body: { type, image } })
      const [stored] = ((await readItem(event.id))?.outbox ?? []) as Message<typeof imageStored>[]
      if (stored) await makeVariants(ctx, stored)
      const copy = await duplicate(ctx, event.id)
      await deleteEventImage(ctx, { params: { ...params, image_id: cover.id } })
      const [copied] = copy.images
      expect(copied).toMatchObject({ type, width: 900 })
      expect(copied?.url).not.toBe(cover.url)
      expect(await readObject(copied?.url.slice(1) ?? '', 5_000_000)).toBeInstanceOf(Uint8Array)
      expect((await duplicate(ctx, event.id, { copy: { cover: false } })).images).toEqual([])
    },
  )

  it('makes one event for one key, however often and at once it is asked', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const keyed = { ...ctx, idempotencyKey: crypto.randomUUID() }
    const copies = await Promise.all([1, 2, 3].map(() => duplicate(keyed, event_id)))
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1)
    expect((await listEvents(ctx, { query: page })).meta.total).toBe(2)
    await expect(duplicate(keyed, event_id, { title: 'Another' })).rejects.toMatchObject({
      code: 'request.idempotency_conflict',
    })
  })

  it('copies a hundred tickets of twenty tiers', { timeout: 120_000, tags: 'long' }, async () => {
    const { ctx, event_id } = await mintBareEvent()
    const prices = Array.from({ length: 20 }, (_, tier) => ({
      label: `Row ${tier}`,
      price: 1000,
      quantity_available: 10,
    }))
    const body = ticketBody.parse({ title: 'Block', type: 'TIERED', prices })
    const blocks = Array.from({ length: 10 }, (_, ten) => ten)
    for (const _ of blocks)
      await Promise.all(blocks.map(() => createTicket(ctx, { params: { event_id }, body })))
    const copy = await duplicate(ctx, event_id)
    const tickets = (
      await listTickets(ctx, { params: { event_id: copy.id }, query: { page: 1, per_page: 100 } })
    ).data
    expect(tickets).toHaveLength(100)
    expect(tickets.every((ticket) => ticket.prices.length === 20)).toBe(true)
    expect(await rebuildPools(copy.id)).toEqual([])
  })
})
