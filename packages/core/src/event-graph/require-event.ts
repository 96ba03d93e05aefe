import type { Permission } from '@foyer/contracts/permission'
import { AppError } from '../app-error.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { EventEntity, type EventItem } from '../store/event/event-entity.ts'

/**
 * The event, as last written, for somebody who may do that in its account. Errors: `session.required`,
 * `session.forbidden`; `event.not_found` (404), also for another account's event.
 */
export async function requireEvent(
  ctx: Context,
  event_id: string,
  permission: Permission = 'event.manage',
): Promise<EventItem> {
  const { account_id } = authorize(ctx, permission)
  const { data: event } = await EventEntity.get({ event_id }).go({ consistent: true })
  if (event?.account_id !== account_id) throw new AppError('event.not_found')
  return event
}
