import type { Order, PublicOrder } from '@foyer/contracts/order/order'
import { newLinkId } from '@foyer/core/random-id'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { type LiveEvent, mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { refusal } from '../testing/refusal.ts'

const terms_url = 'https://hall.example/terms'
const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
const refused = [
  422,
  'terms.not_accepted',
  { is_terms_accepted: ['Accept the terms and conditions to continue.'] },
]

/** A live event of an organizer with these pages, set over HTTP. */
async function mintSale(pages: object, price = 0): Promise<LiveEvent> {
  const live = await mintLiveEvent([{ type: price ? 'PAID' : 'FREE', prices: [{ price }] }])
  await answered(live.ctx, `PATCH /organizers/${live.event.organizer_id}`, pages)
  return live
}

async function reserve({ tickets: [ticket] }: LiveEvent): Promise<PublicOrder> {
  if (!ticket) throw new Error('no ticket')
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
  return answered<PublicOrder>(null, `POST /public/events/${ticket.event_id}/orders`, { lines })
}

const give = ({ short_id }: PublicOrder) => `PUT /public/orders/${short_id}`

function details({ attendees }: PublicOrder, consent: object = {}) {
  return { ...person, ...consent, attendees: attendees.map(({ short_id }) => ({ short_id, ...person })) }
}

describe('an order of an organizer who has terms (docs/product.md#settled-defaults)', () => {
  // Specification: 5.terms-accepted
  it('is refused without consent, at its field, and changes nothing', async () => {
    const order = await reserve(await mintSale({ terms_url }))
    for (const consent of [{}, { is_terms_accepted: false }])
      expect(await refusal(null, give(order), details(order, consent))).toEqual(refused)
    expect(await answered(null, `GET /public/orders/${order.short_id}`)).toMatchObject({
      ...{ status: 'RESERVED', email: '', accepted_terms: null, event: { terms_url } },
    })
  })

  it.each([0, 2400])(
    'at a price of %d keeps which terms were accepted and when, as buyer and organizer read',
    async (price) => {
      const live = await mintSale({ terms_url }, price)
      const order = await reserve(live)
      const given = await answered<PublicOrder>(
        null,
        give(order),
        details(order, { is_terms_accepted: true }),
      )
      const accepted_terms = { url: terms_url, accepted_at: expect.stringMatching(/^\d{4}-.*Z$/) }
      expect(given).toMatchObject({ status: price ? 'RESERVED' : 'COMPLETED', accepted_terms })
      const path = `/events/${live.event.id}/orders/${order.short_id}`
      expect((await answered<Order>(live.ctx, `GET ${path}`)).accepted_terms).toEqual(given.accepted_terms)
    },
  )

  it('keeps the address that was accepted, whatever the organizer sets later', async () => {
    const live = await mintSale({ terms_url })
    const order = await reserve(live)
    await answered(null, give(order), details(order, { is_terms_accepted: true }))
    await answered(live.ctx, `PATCH /organizers/${live.event.organizer_id}`, { terms_url: '' })
    const shown = await answered<PublicOrder>(null, `GET /public/orders/${order.short_id}`)
    expect([shown.accepted_terms?.url, shown.event.terms_url]).toEqual([terms_url, ''])
  })

  it('gets the same answer to the same request again, even if the terms were added since', async () => {
    const live = await mintSale({})
    const order = await reserve(live)
    const again = { 'idempotency-key': newLinkId() }
    const first = await answered<PublicOrder>(null, give(order), details(order), again)
    await answered(live.ctx, `PATCH /organizers/${live.event.organizer_id}`, { terms_url })
    expect((await answered<PublicOrder>(null, give(order), details(order), again)).status).toBe(first.status)
  })

  it('needs no consent when it is made by hand', async () => {
    const { ctx, event, tickets } = await mintSale({ terms_url })
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
    const made = await answered<Order>(ctx, `POST /events/${event.id}/orders`, { lines, ...person })
    expect(made.accepted_terms).toBeNull()
  })
})

describe('an order of an organizer who has no terms', () => {
  it('asks for no consent, even if there is a privacy notice and a legal notice, and keeps none', async () => {
    const pages = { privacy_url: 'https://hall.example/privacy', imprint_url: 'https://hall.example/imprint' }
    const order = await reserve(await mintSale(pages))
    expect(order.event).toMatchObject({ terms_url: '', ...pages })
    const given = await answered<PublicOrder>(null, give(order), details(order, { is_terms_accepted: true }))
    expect(given).toMatchObject({ status: 'COMPLETED', accepted_terms: null })
  })
})

it('buyers read the organizer’s own pages with the event and with the organizer', async () => {
  const pages = { terms_url, privacy_url: '', imprint_url: 'https://hall.example/imprint' }
  const { event } = await mintSale(pages)
  expect((await answered(null, `GET /public/events/${event.id}`)).organizer).toMatchObject(pages)
  expect(await answered(null, `GET /public/organizers/${event.organizer_id}`)).toMatchObject(pages)
})
