import { type Context, nowInstant } from '../context.ts'
import { newId } from '../random-id.ts'
import { AffiliateCodeEntity, affiliateCode } from '../store/affiliate/affiliate-code-entity.ts'
import { AffiliateEntity } from '../store/affiliate/affiliate-entity.ts'
import { putAll } from '../table/put-all.ts'

/** Writes an event's affiliates for another: the same people and codes, with nothing sold. */
export async function copyAffiliates(ctx: Context, from_event_id: string, event_id: string): Promise<void> {
  const { data } = await AffiliateEntity.query
    .primary({ event_id: from_event_id })
    .go({ consistent: true, pages: 'all' })
  const fresh = { event_id, created_at: nowInstant(ctx), version: 1 }
  const copies = data.map((affiliate) => ({ ...affiliate, ...fresh, id: newId('affiliate') }))
  await putAll(AffiliateEntity, copies)
  await putAll(
    AffiliateCodeEntity,
    copies.map(({ id: affiliate_id, code }) => ({ event_id, affiliate_id, code: affiliateCode(code) })),
  )
}
