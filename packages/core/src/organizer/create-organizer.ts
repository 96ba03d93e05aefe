import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Organizer } from '@foyer/contracts/organizer/organizer'
import type { createOrganizer as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import { authorize } from '../authorize.ts'
import { type Context, nowInstant } from '../context.ts'
import { newId } from '../random-id.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import { readAccount } from '../store/account/read-account.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { toOrganizer } from './to-organizer.ts'

/** Creates an organizer in the caller's account. */
export async function createOrganizer(
  ctx: Context,
  { body }: ParsedInput<typeof endpoint>,
): Promise<Organizer> {
  const { account_id } = authorize(ctx, 'organizer.manage')
  const account = await readAccount(account_id)
  const { data: organizer } = await OrganizerEntity.create({
    ...body,
    currency: body.currency ?? account.currency,
    timezone: body.timezone ?? account.timezone,
    slug: await slugOf(body.name, 'organizer'),
    description: await sanitise(body.description),
    account_id,
    id: newId('organizer'),
    images: [],
    event_count: 0,
    created_at: nowInstant(ctx),
    version: 1,
  }).go()
  return toOrganizer(organizer)
}
