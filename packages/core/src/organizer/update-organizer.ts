import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Organizer } from '@foyer/contracts/organizer/organizer'
import type { updateOrganizer as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import { changeOrganizer } from './change-organizer.ts'
import { requireOrganizer } from './require-organizer.ts'
import { toOrganizer } from './to-organizer.ts'

/** Changes an organizer; its currency and time zone are only what new events begin with. Error: `organizer.not_found`. */
export async function updateOrganizer(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Organizer> {
  authorize(ctx, 'organizer.manage')
  const organizer = await requireOrganizer(ctx, params.organizer_id)
  const description = await sanitise(body.description)
  const slug = slugOf(body.name, 'organizer')
  return toOrganizer(await changeOrganizer(organizer, () => ({ ...body, description, slug })))
}
