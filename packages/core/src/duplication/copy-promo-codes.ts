import { type Context, nowInstant } from '../context.ts'
import { openPools } from '../pool/open-pool.ts'
import { poolShardCount } from '../pool/pool-shares.ts'
import { newId } from '../random-id.ts'
import { PromoCodeEntity } from '../store/promo-code/promo-code-entity.ts'
import { PromoCodeNameEntity, promoCodeName } from '../store/promo-code/promo-code-name-entity.ts'
import { putAll } from '../table/put-all.ts'
import { type CopiedTickets, copiedTicketIds } from './copy-tickets.ts'
import type { Shift } from './shift-wall-time.ts'

interface CopyTo {
  event_id: string
  idOf: CopiedTickets['idOf'] | null
  shift: Shift
}

/** Writes an event's promo codes for another, unused, except those for tickets that were not copied. */
export async function copyPromoCodes(
  ctx: Context,
  from_event_id: string,
  { event_id, idOf, shift }: CopyTo,
): Promise<void> {
  const { data } = await PromoCodeEntity.query
    .primary({ event_id: from_event_id })
    .go({ consistent: true, pages: 'all' })
  const copies = data.flatMap((promoCode) => {
    const ticket_ids = copiedTicketIds(promoCode.ticket_ids, idOf)
    if (!ticket_ids) return []
    const id = newId('promo_code')
    const expires_at = shift(promoCode.expires_at)
    const fresh = {
      event_id,
      id,
      pool_shards: poolShardCount(promoCode.max_uses),
      created_at: nowInstant(ctx),
      version: 1,
    }
    return [{ ...promoCode, ...fresh, expires_at, ticket_ids }]
  })
  await openPools(copies.map(({ id, max_uses }) => ({ pool_id: id, size: max_uses })))
  await putAll(PromoCodeEntity, copies)
  await putAll(
    PromoCodeNameEntity,
    copies.map(({ id, code }) => ({ event_id, promo_code_id: id, name: promoCodeName(code) })),
  )
}
