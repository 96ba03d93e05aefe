import { createWriteTransaction } from 'electrodb'
import { AffiliateCodeEntity, affiliateCode } from '../store/affiliate/affiliate-code-entity.ts'
import { AffiliateEntity, type AffiliateItem } from '../store/affiliate/affiliate-entity.ts'
import type { InTransaction } from '../table/item.ts'
import { transact } from '../table/transact.ts'

interface AffiliateWrite {
  /** Null: it is new. */
  before: AffiliateItem | null
  /** Null: it is deleted. */
  after: AffiliateItem | null
}

/** `taken`: another affiliate has that code; `lost`: it was changed first. */
export type AffiliateWriteResult = 'written' | 'taken' | 'lost'

/** One write of an affiliate with the code of its links, so that no code is given twice. */
export async function writeAffiliate({ before, after }: AffiliateWrite): Promise<AffiliateWriteResult> {
  const [oldCode, newCode] = [codeOf(before), codeOf(after)]
  const isRenamed = newCode !== null && newCode.code !== oldCode?.code
  const refusals = await transact(() =>
    createWriteTransaction({ item: AffiliateEntity, code: AffiliateCodeEntity }, ({ item, code }) => [
      itemWrite(item, before, after),
      ...(isRenamed
        ? [
            code
              .put(newCode)
              .where(({ affiliate_id }, { notExists }) => notExists(affiliate_id))
              .commit(),
          ]
        : []),
      ...(oldCode && oldCode.code !== newCode?.code ? [code.delete(oldCode).commit()] : []),
    ]).go(),
  )
  if (refusals === null) return 'written'
  if (refusals[0] === 'ConditionalCheckFailed') return 'lost'
  return isRenamed && refusals[1] === 'ConditionalCheckFailed' ? 'taken' : 'lost'
}

function codeOf(affiliate: AffiliateItem | null) {
  if (affiliate === null) return null
  const { event_id, id: affiliate_id, code } = affiliate
  return { event_id, affiliate_id, code: affiliateCode(code) }
}

function itemWrite(
  item: InTransaction<typeof AffiliateEntity>,
  before: AffiliateItem | null,
  after: AffiliateItem | null,
) {
  const { event_id = '', id = '' } = before ?? after ?? {}
  const write = after ? item.put({ ...after, version: after.version + 1 }) : item.delete({ event_id, id })
  return write
    .where((kept, { eq, notExists }) => (before ? eq(kept.version, before.version) : notExists(kept.id)))
    .commit()
}
