import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Event } from '@foyer/contracts/event/event'
import type { createEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import { createWriteTransaction } from 'electrodb'
import { AppError } from '../app-error.ts'
import { authorize } from '../authorize.ts'
import { type Context, nowInstant } from '../context.ts'
import { toInstant } from '../instant.ts'
import { requireOrganizer } from '../organizer/require-organizer.ts'
import { newId } from '../random-id.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { eventListRow } from '../store/event/event-list-row.ts'
import { EventSettingsEntity } from '../store/event/event-settings-entity.ts'
import { readEventDefaults } from '../store/event/read-event-defaults.ts'
import { countEvent } from '../store/organizer/count-event.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { transact } from '../table/transact.ts'
import { toEvent } from './to-event.ts'

/** Creates an event as a draft; its settings begin with the account's event defaults. Error: `organizer.not_found`. */
export async function createEvent(ctx: Context, { body }: ParsedInput<typeof endpoint>): Promise<Event> {
  const { account_id } = authorize(ctx, 'event.manage')
  const organizer = await requireOrganizer(ctx, body.organizer_id)
  const event_id = newId('event')
  const defaults = await readEventDefaults(account_id)
  const draft = {
    ...body,
    timezone: body.timezone ?? organizer.timezone,
    currency: body.currency ?? organizer.currency,
    start_date: toInstant(body.start_date),
    end_date: toInstant(body.end_date),
    description: await sanitise(body.description),
    event_id,
    id: event_id,
    account_id,
    slug: await slugOf(body.title, 'event'),
    status: 'DRAFT' as const,
    images: [],
    is_unlisted: !defaults.allow_search_indexing,
    created_at: nowInstant(ctx),
    updated_at: nowInstant(ctx),
    version: 1,
  }
  const event = { ...draft, row: eventListRow(draft) }
  const settings = { event_id, settings: defaults, version: 1 }
  const refusals = await transact(() =>
    createWriteTransaction(
      { event: EventEntity, settings: EventSettingsEntity, organizer: OrganizerEntity },
      (entities) => [
        entities.event.create(event).commit(),
        entities.settings.create(settings).commit(),
        countEvent(entities.organizer, organizer, 1),
      ],
    ).go(),
  )
  // It was deleted meanwhile.
  if (refusals) throw new AppError('organizer.not_found')
  return toEvent(event, organizer, ctx.now)
}
