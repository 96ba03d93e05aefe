import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Organizer } from '@foyer/contracts/organizer/organizer'
import type { updateOrganizer as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { forgetEventGraphs } from '../event/event-graph-cache.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { OrganizerEntity } from './organizer-entity.ts'
import { requireOrganizer } from './require-organizer.ts'

/** Changes an organizer; its currency and time zone are only what new events begin with. Error: `organizer.not_found`. */
export async function updateOrganizer(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Organizer> {
  authorize(ctx, 'organizer.manage')
  const { account_id, id } = await requireOrganizer(ctx, params.organizer_id)
  const { data: organizer } = await OrganizerEntity.patch({ account_id, id })
    .set({ ...body, description: await sanitise(body.description) })
    .go({ response: 'all_new' })
  forgetEventGraphs()
  return organizer
}
