import type { AuditedAmount } from '@foyer/contracts/audit/audit'
import { createWriteTransaction } from 'electrodb'
import type { PoolChange } from '../pool/pool-change.ts'
import { clearingMark, type MarkClearing, poolEntities, poolWrites } from '../pool/pool-writes.ts'
import { AuditReportEntity, reportWrites } from '../store/audit/audit-report-entity.ts'
import { audited } from '../store/audit/audited.ts'
import {
  PromoCodeEntity,
  type PromoCodeItem,
  PromoCodeNameEntity,
  PromoCodesEntity,
  PromoCodeUsesEntity,
  promoCodeName,
} from '../store/promo-code/promo-code-entity.ts'
import type { InTransaction } from '../table/entity.ts'
import { transact } from '../table/write.ts'
import type { Context } from '../verb.ts'

interface PromoCodeWrite {
  /** The account that hears of a changed limit in its audit log. */
  account_id: string
  /** Null: it is new. */
  before: PromoCodeItem | null
  /** Null: it is deleted. */
  after: PromoCodeItem | null
  changes?: readonly PoolChange[]
  /** How often the write is tried while transactions run on its items. */
  tries?: number
}

/** `taken`: another promo code has that name; `lost`: somebody changed it first; `used`: uses that it was to lose are taken. */
export type PromoCodeWriteResult = 'written' | 'taken' | 'lost' | 'used'

/**
 * Writes a promo code together with its name, so that no name exists twice, and with the audit log's entry about its
 * uses.
 */
export async function writePromoCode(
  ctx: Context,
  { account_id, before, after, changes = [], tries }: PromoCodeWrite,
): Promise<PromoCodeWriteResult> {
  const [oldName, newName] = [nameOf(before), nameOf(after)]
  const isRenamed = newName !== null && newName.name !== oldName?.name
  const reports = reportUses(ctx, account_id, { before, after })
  const { event_id = '' } = after ?? before ?? {}
  const write = (clearing?: MarkClearing) =>
    createWriteTransaction(
      {
        item: PromoCodeEntity,
        name: PromoCodeNameEntity,
        all: PromoCodesEntity,
        uses: PromoCodeUsesEntity,
        report: AuditReportEntity,
        ...poolEntities,
      },
      ({ item, name, all, uses, report, ...pools }) => [
        itemWrite(item, before, after),
        ...(isRenamed
          ? [
              name
                .put(newName)
                .where(({ promo_code_id }, { notExists }) => notExists(promo_code_id))
                .commit(),
            ]
          : []),
        ...(oldName && oldName.name !== newName?.name ? [name.delete(oldName).commit()] : []),
        ...poolWrites(pools, changes, clearing),
        ...reportWrites(ctx, report, reports),
        all.update({ event_id }).add({ changes: 1 }).commit(),
        ...(before && !after ? [uses.delete({ used_event_id: event_id, id: before.id }).commit()] : []),
      ],
    ).go()
  const refusals = await clearingMark(event_id, changes, (clearing) =>
    transact(() => write(clearing), { tries }),
  )
  if (refusals === null) return 'written'
  if (refusals[0] === 'ConditionalCheckFailed') return 'lost'
  return isRenamed && refusals[1] === 'ConditionalCheckFailed' ? 'taken' : 'used'
}

function nameOf(promoCode: PromoCodeItem | null) {
  if (promoCode === null) return null
  const { event_id, id: promo_code_id, code } = promoCode
  return { event_id, promo_code_id, name: promoCodeName(code) }
}

function itemWrite(
  item: InTransaction<typeof PromoCodeEntity>,
  before: PromoCodeItem | null,
  after: PromoCodeItem | null,
) {
  const { event_id = '', id = '' } = before ?? after ?? {}
  const write = after ? item.put({ ...after, version: after.version + 1 }) : item.delete({ event_id, id })
  return write
    .where((kept, { eq, notExists }) => (before ? eq(kept.version, before.version) : notExists(kept.id)))
    .commit()
}

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
