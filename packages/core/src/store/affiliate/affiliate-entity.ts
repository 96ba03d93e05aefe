import type { AffiliateStatus } from '@foyer/contracts/affiliate/affiliate'
import type { EntityItem } from 'electrodb'
import { inEventPartition, kept, LazyEntity, onTable } from '../../table/entity.ts'

/** An affiliate, in its event's partition: read alone, or with all others of the event. */
export const AffiliateEntity = new LazyEntity(
  {
    model: { entity: 'affiliate', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      code: { type: 'string', required: true },
      email: { type: 'string', required: true },
      status: { type: kept<AffiliateStatus>(), required: true },
      created_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      primary: inEventPartition,
    },
  },
  onTable,
)
export type AffiliateItem = EntityItem<typeof AffiliateEntity>

/** Maps a link's code to its affiliate. If the item exists, the code is taken in this event. */
export const AffiliateCodeEntity = new LazyEntity(
  {
    model: { entity: 'affiliate_code', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      /** As `affiliateCode` normalizes it. */
      code: { type: 'string', required: true },
      affiliate_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['event_id', 'code'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** All affiliates of an event, as last written. */
export async function readAffiliates(event_id: string): Promise<AffiliateItem[]> {
  const { data } = await AffiliateEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' })
  return data
}

/** Normalizes a code, so that spellings of the same code are equal. */
export function affiliateCode(code: string): string {
  return code.trim().normalize('NFKC').toLowerCase()
}

/** What an order keeps of its affiliate. */
export interface FollowedAffiliate {
  id: string
  code: string
}

/**
 * The event's active affiliate by the code of its link. Null for an unknown or inactive code, because that must not stop
 * a sale.
 */
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
