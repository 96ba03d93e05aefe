import { type Affiliate, affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import type * as z from 'zod'
import { createAffiliate } from '../affiliate/write-affiliate.ts'
import { newLinkId } from '../random-id.ts'
import type { Context } from '../verb.ts'

/** An affiliate of the event with a code that no other has. */
export function mintAffiliate(
  ctx: Context,
  event_id: string,
  given: Partial<z.input<typeof affiliateBody>> = {},
): Promise<Affiliate> {
  const body = affiliateBody.parse({ name: 'Anna Berger', code: `anna-${newLinkId().slice(0, 8)}`, ...given })
  return createAffiliate(ctx, { params: { event_id }, body })
}
