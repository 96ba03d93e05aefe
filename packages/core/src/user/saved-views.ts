import type { SavedView } from '@foyer/contracts/user/saved-view'
import type * as endpoints from '@foyer/contracts/user/user-endpoints'
import { requireUser } from '../authorize.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { SavedViewsEntity } from '../store/user/saved-views-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'

/** The signed-in person's own views of an event's lists, in the order in which they were saved. */
export async function listSavedViews(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.listSavedViews>,
): Promise<SavedView[]> {
  const { data } = await SavedViewsEntity.get(await keyOf(ctx, params.event_id)).go()
  return data?.views ?? []
}

/** Replaces all of them. Of two devices that save at once, the later one counts. */
export async function saveViews(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.saveViews>,
): Promise<SavedView[]> {
  const { views } = body
  await SavedViewsEntity.put({ ...(await keyOf(ctx, params.event_id)), views }).go()
  return views
}

/** Every role reads orders and attendees, so an event of the person's account is enough. */
async function keyOf(ctx: Context, event_id: string) {
  const { user_id, account_id } = requireUser(ctx)
  const { data: event } = await EventEntity.get({ event_id }).go()
  if (event?.account_id !== account_id) throw new AppError('event.not_found')
  return { user_id, event_id }
}
