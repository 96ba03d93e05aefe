import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { AffiliateEntity, type AffiliateItem } from '../store/affiliate/affiliate-entity.ts'
import type { EventItem } from '../store/event/event-entity.ts'

/** The affiliate and its event, for somebody who manages it. Errors: event.not_found, affiliate.not_found. */
export async function requireAffiliate(
  ctx: Context,
  { event_id, affiliate_id }: { event_id: string; affiliate_id: string },
): Promise<{ event: EventItem; affiliate: AffiliateItem }> {
  const event = await requireEvent(ctx, event_id)
  const { data: affiliate } = await AffiliateEntity.get({ event_id, id: affiliate_id }).go({
    consistent: true,
  })
  if (!affiliate) throw new AppError('affiliate.not_found')
  return { event, affiliate }
}
