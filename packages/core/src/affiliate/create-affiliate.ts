import type { Affiliate, AffiliateBody } from '@foyer/contracts/affiliate/affiliate'
import type { createAffiliate as endpoint } from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import { type Context, nowInstant } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { newId } from '../random-id.ts'
import { slugOf } from '../slug-of.ts'
import { codeTaken } from './code-taken.ts'
import { toAffiliate } from './to-affiliate.ts'
import { writeAffiliate } from './write-affiliate.ts'

/**
 * Creates an affiliate; however its code is capitalised, an event has it once. Without a code it gets one that reads like its
 * name. Errors: event.not_found, affiliate.code_taken.
 */
export async function createAffiliate(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
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
async function codesFor({ code, name }: AffiliateBody, id: string): Promise<string[]> {
  if (code !== '') return [code]
  const spelled = (await slugOf(name, 'partner')).slice(0, 40)
  const unique = `${spelled}-${id.slice(-6)}`
  return spelled.length < 3 ? [unique] : [spelled, unique]
}
