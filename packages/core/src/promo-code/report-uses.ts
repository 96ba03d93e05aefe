import type { AuditedAmount } from '@foyer/contracts/audit/audit'
import type { Context } from '../context.ts'
import { audited } from '../store/audit/audited.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'

/** What a write of a promo code changes about how often it can be used, for the audit log. Null: it is not there before, or after. */
export function reportUses(
  ctx: Context,
  account_id: string,
  { before, after }: { before: PromoCodeItem | null; after: PromoCodeItem | null },
) {
  const [from, to] = [usesOf(before), usesOf(after)]
  const item = after ?? before
  if (from === to || !item) return []
  const { event_id, id: subject_id, code: name } = item
  const details = { event_id, name, from, to }
  return [audited(ctx, { account_id, action: 'promo_code.uses_changed', subject_id, details })]
}

function usesOf(promoCode: PromoCodeItem | null): AuditedAmount {
  return promoCode ? (promoCode.max_uses ?? 'unlimited') : 'none'
}
