import { eventSettings } from '@foyer/contracts/event/event-settings'
import type { SelfService } from '@foyer/contracts/event/self-service'
import { updateOf } from '@foyer/contracts/update-of'
import { updateEventSettings } from '../event/event-settings.ts'
import type { Context } from '../verb.ts'

/** Changes what buyers and holders of an event may do themselves. */
export async function letSelfServe(
  ctx: Context,
  event_id: string,
  self_service: Partial<SelfService>,
): Promise<void> {
  const body = updateOf(eventSettings).parse({ self_service })
  await updateEventSettings(ctx, { params: { event_id }, body })
}
