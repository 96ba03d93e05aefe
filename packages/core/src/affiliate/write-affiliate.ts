import { type Affiliate, type AffiliateBody, affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import type * as endpoints from '@foyer/contracts/affiliate/affiliate-endpoints'
import { errors } from '@foyer/contracts/error-table'
import { createWriteTransaction } from 'electrodb'
import { requireEvent } from '../event-graph/event-graph.ts'
import { newId } from '../random-id.ts'
import { slugOf } from '../slug-of.ts'
import {
  AffiliateCodeEntity,
  AffiliateEntity,
  type AffiliateItem,
  affiliateCode,
} from '../store/affiliate/affiliate-entity.ts'
import type { InTransaction } from '../table/entity.ts'
import { transact, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { readAffiliateSales } from './affiliate-sales.ts'
import { requireAffiliate, toAffiliate } from './read-affiliates.ts'

/**
 * Creates an affiliate; however its code is capitalized, an event has it once. Without a code it gets one made from
 * its name.
 */
export async function createAffiliate(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createAffiliate>,
): Promise<Affiliate> {
  const event = await requireEvent(ctx, params.event_id)
  const id = newId('affiliate')
  const created = { ...params, ...body, id, created_at: nowInstant(ctx), version: 0 }
  for (const code of await codesFor(body, id)) {
    const affiliate = { ...created, code }
    const result = await writeAffiliate({ before: null, after: affiliate })
    if (result === 'written') return toAffiliate(event, affiliate)
    if (result === 'lost') throw new AppError('server.busy')
  }
  throw codeTaken()
}

/** The code that was asked for; else the name as a link spells it, with some of the id where it is short or taken. */
export async function codesFor({ code, name }: AffiliateBody, id: string): Promise<string[]> {
  if (code !== '') return [code]
  const spelled = (await slugOf(name, 'partner')).slice(0, 40)
  const unique = `${spelled}-${id.slice(-6)}`
  return spelled.length < 3 ? [unique] : [spelled, unique]
}

/**
 * Changes an affiliate. The code is fixed once an order came through it: links with it are already shared
 * (docs/decisions/0026).
 */
export async function updateAffiliate(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateAffiliate>,
): Promise<Affiliate> {
  return untilWritten(async () => {
    const { event, affiliate: before } = await requireAffiliate(ctx, params)
    const sales = await readAffiliateSales(params.event_id, params.affiliate_id)
    const fields = changed(ctx, affiliateBody, before, body)
    const after = { ...before, ...fields, code: fields.code || before.code }
    if (after.code !== before.code && sales.is_used) throw codeLocked()
    const result = await writeAffiliate({ before, after })
    if (result === 'taken') throw codeTaken()
    return result === 'lost' ? 'lost' : toAffiliate(event, after, sales)
  })
}

function codeLocked(): AppError {
  const [, sentence] = errors['affiliate.code_locked']
  return new AppError('affiliate.code_locked', { errors: { code: [sentence] } })
}

/** Deletes an affiliate that no order came through; one that sold can be made inactive instead. */
export async function deleteAffiliate(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteAffiliate>,
): Promise<void> {
  await untilWritten(async () => {
    const { affiliate: before } = await requireAffiliate(ctx, params)
    const { is_used } = await readAffiliateSales(params.event_id, params.affiliate_id)
    if (is_used) throw new AppError('affiliate.has_orders')
    return writeAffiliate({ before, after: null })
  })
}

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

/** The refusal of a code that another affiliate of the event has, at its field. */
export function codeTaken(): AppError {
  const [, sentence] = errors['affiliate.code_taken']
  return new AppError('affiliate.code_taken', { errors: { code: [sentence] } })
}
