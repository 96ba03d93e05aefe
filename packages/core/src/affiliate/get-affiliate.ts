import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type { getAffiliate as endpoint } from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { readAffiliateSales } from './affiliate-sales.ts'
import { requireAffiliate } from './require-affiliate.ts'
import { toAffiliate } from './to-affiliate.ts'

/** One affiliate with what it sold. Errors: event.not_found, affiliate.not_found. */
export async function getAffiliate(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Affiliate> {
  const { event, affiliate } = await requireAffiliate(ctx, params)
  return toAffiliate(event, affiliate, await readAffiliateSales(params.event_id, params.affiliate_id))
}
