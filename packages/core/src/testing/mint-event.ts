import { createEventBody, type Event } from '@foyer/contracts/event/event'
import { type Organizer, organizerBody } from '@foyer/contracts/organizer/organizer'
import type * as z from 'zod'
import { createEvent } from '../event/create-event.ts'
import { createOrganizer } from '../organizer/write-organizer.ts'
import type { Context } from '../verb.ts'

/** An organizer in the caller's account. */
export function mintOrganizer(
  ctx: Context,
  given: Partial<z.input<typeof organizerBody>> = {},
): Promise<Organizer> {
  const body = {
    name: 'Riverside Hall',
    email: 'hall@example.com',
    currency: 'EUR',
    timezone: 'Europe/Berlin',
  }
  return createOrganizer(ctx, { body: organizerBody.parse({ ...body, ...given }) })
}

/** A draft event of the caller's account, in a year, by default of a new organizer. */
export async function mintEvent(
  ctx: Context,
  given: Partial<z.input<typeof createEventBody>> = {},
): Promise<Event> {
  const inAYear = new Date(ctx.now.getTime() + 365 * 86_400_000).toISOString()
  const body = {
    organizer_id: given.organizer_id ?? (await mintOrganizer(ctx)).id,
    title: 'Night of Sounds',
    start_date: inAYear,
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    ...given,
  }
  return createEvent(ctx, { body: createEventBody.parse(body) })
}
