import { AffiliateCodeEntity, affiliateCode } from './affiliate-code-entity.ts'
import { AffiliateEntity } from './affiliate-entity.ts'

/** What an order keeps of the affiliate that it came through. */
export interface FollowedAffiliate {
  id: string
  code: string
}

/** The event's active affiliate by the link that was followed; null for a code that is unknown or inactive: no sale fails for it. */
export async function followedAffiliate(
  event_id: string,
  code: string | undefined,
): Promise<FollowedAffiliate | null> {
  const folded = affiliateCode(code ?? '')
  if (folded === '') return null
  const { data: found } = await AffiliateCodeEntity.get({ event_id, code: folded }).go({ consistent: true })
  if (!found) return null
  const { data: affiliate } = await AffiliateEntity.get({ event_id, id: found.affiliate_id }).go({
    consistent: true,
  })
  return affiliate?.status === 'ACTIVE' ? { id: affiliate.id, code: affiliate.code } : null
}
