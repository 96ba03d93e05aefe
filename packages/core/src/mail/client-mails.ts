import { fewestProofBits } from '@foyer/contracts/proof-of-work/proof-of-work'
import { requireProof } from '../proof-of-work/require-proof.ts'
import { fitsLocalRate, fitsRate } from '../rate-limit/take-rate.ts'
import type { Context } from '../verb.ts'
import { mailsCountedHere, mailsPerClient } from './mail-rates.ts'

/**
 * Counts the emails that a client's order is about to cause for an account (docs/product.md#safety). The first of a
 * day are counted in this process alone and cost the table nothing; further ones cost a write unit; beyond 20 the
 * order brings a proof of work. Answers whether a proof was needed. A client that cannot be told from others is not
 * counted.
 */
export async function isOfCrowd(ctx: Context, account_id: string, mails: number): Promise<boolean> {
  if (ctx.clientAddress === '') return false
  const subject = `${account_id}/${ctx.clientAddress}`
  if (fitsLocalRate(ctx, mailsCountedHere, subject, mails)) return false
  if (await fitsRate(ctx, mailsPerClient, subject, mails)) return false
  await requireProof(ctx, `mail/${account_id}`, fewestProofBits)
  return true
}
