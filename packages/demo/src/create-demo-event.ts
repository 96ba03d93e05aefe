import { type Event, eventBody } from '@foyer/contracts/event/event'
import { eventSettings } from '@foyer/contracts/event/event-settings'
import { type Ticket, ticketBody } from '@foyer/contracts/ticket/ticket'
import { updateOf } from '@foyer/contracts/update-of'
import { createEvent } from '@foyer/core/event/create-event'
import { updateEventSettings } from '@foyer/core/event/event-settings'
import { updateEventStatus } from '@foyer/core/event/update-event'
import { confirmImageUpload, startImageUpload } from '@foyer/core/image/images'
import { createTicket } from '@foyer/core/ticket/tickets'
import type { Context } from '@foyer/core/verb'
import { createDemoExtras } from './create-demo-extras.ts'
import type { DemoOwner } from './demo-account.ts'
import type { DemoDemand, DemoEvent, DemoExtras, SalesPlan } from './demo-event.ts'
import { type CoverScene, drawCover } from './draw-cover.ts'

/** A created event, the demand for each ticket, and the codes that buyers may use. */
export interface CreatedDemoEvent {
  event: Event
  tickets: { ticket: Ticket; demand: readonly DemoDemand[] }[]
  codes: Pick<DemoExtras, 'promo_codes' | 'affiliates'>
  sales: SalesPlan
}

const noSales: SalesPlan = { orders: 0, days: [0, 0] }

/** Sets up an event by the verbs that the organizer's screens call, cover upload included. */
export async function createDemoEvent(
  owner: DemoOwner,
  organizer_id: string,
  { title, description, tickets, ...demo }: DemoEvent,
): Promise<CreatedDemoEvent> {
  const ctx = owner(demo.created_at)
  const event = await createEvent(ctx, {
    body: eventBody.parse({
      organizer_id,
      title,
      description,
      start_date: demo.start_date.toISOString(),
      end_date: demo.end_date.toISOString(),
      timezone: demo.timezone ?? 'Europe/Lisbon',
      currency: demo.currency ?? 'EUR',
    }),
  })
  const params = { event_id: event.id }
  await updateEventSettings(ctx, { params, body: updateOf(eventSettings).parse(demo.settings) })
  if (demo.cover) await uploadCover(ctx, event.id, demo.cover)
  const created: CreatedDemoEvent['tickets'] = []
  for (const { body, demand } of tickets) {
    created.push({ ticket: await createTicket(ctx, { params, body: ticketBody.parse(body) }), demand })
  }
  const made = created.map(({ ticket }) => ticket)
  if (demo.extras) await createDemoExtras(ctx, event.id, made, demo.extras)
  if (demo.sales) await updateEventStatus(ctx, { params, body: { status: 'LIVE' } })
  const { promo_codes, affiliates } = demo.extras ?? { promo_codes: [], affiliates: [] }
  return { event, tickets: created, codes: { promo_codes, affiliates }, sales: demo.sales ?? noSales }
}

/** Draws a cover and uploads it as a browser does: to a presigned address, then confirmed. */
async function uploadCover(ctx: Context, event_id: string, scene: CoverScene): Promise<void> {
  const png = await drawCover(scene)
  const { image_id, url, fields } = await startImageUpload(ctx, {
    params: { event_id },
    body: { type: 'EVENT_COVER', media_type: 'image/png', size_bytes: png.byteLength },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([Buffer.from(png)], { type: 'image/png' }), 'cover.png')
  const { ok, status } = await fetch(url, { method: 'POST', body: form })
  if (!ok) throw new Error(`The upload of the cover was answered ${status}.`)
  await confirmImageUpload(ctx, { params: { event_id, image_id }, query: { type: 'EVENT_COVER' } })
}
