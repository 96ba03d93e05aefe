import { type Affiliate, affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import type { updateAffiliate as endpoint } from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { errors } from '@foyer/contracts/error-code'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { readAffiliateSales } from './affiliate-sales.ts'
import { codeTaken } from './code-taken.ts'
import { requireAffiliate } from './require-affiliate.ts'
import { toAffiliate } from './to-affiliate.ts'
import { writeAffiliate } from './write-affiliate.ts'

/**
 * Changes an affiliate. The code is fixed once an order came through it: links with it are out in the world
 * (docs/decisions/0026). Errors: those of `changed`, event.not_found, affiliate.not_found, affiliate.code_taken, affiliate.code_locked.
 */
export async function updateAffiliate(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
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
