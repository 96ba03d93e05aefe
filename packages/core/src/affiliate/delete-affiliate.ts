import type { deleteAffiliate as endpoint } from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { untilWritten } from '../table/until-written.ts'
import { readAffiliateSales } from './affiliate-sales.ts'
import { requireAffiliate } from './require-affiliate.ts'
import { writeAffiliate } from './write-affiliate.ts'

/**
 * Deletes an affiliate that no order came through; one that sold can be made inactive instead.
 * Errors: event.not_found, affiliate.not_found, affiliate.has_orders.
 */
export async function deleteAffiliate(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  await untilWritten(async () => {
    const { affiliate: before } = await requireAffiliate(ctx, params)
    const { is_used } = await readAffiliateSales(params.event_id, params.affiliate_id)
    if (is_used) throw new AppError('affiliate.has_orders')
    return writeAffiliate({ before, after: null })
  })
}
