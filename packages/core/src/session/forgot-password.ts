import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { forgotPassword as endpoint } from '@foyer/contracts/session/session-endpoints'
import { passwordResetDue } from '@foyer/contracts/session/session-messages'
import { type Context, ttlAfterDays } from '../context.ts'
import { requireSignInProof } from '../password/guess-password.ts'
import { newLinkId } from '../random-id.ts'
import { resetMailsPerAddress, resetsPerAddress, resetsPerClient } from '../rate-limit/session-limits.ts'
import { fitsRate, takeRate } from '../rate-limit/take-rate.ts'
import { PasswordResetRequestEntity } from '../store/session/password-reset-request-entity.ts'
import { outbox, toSend } from '../table/outbox.ts'

/**
 * Has a link to set a new password sent to an address, if it has a login. The answer and the work are the same for every
 * address, also beyond what one address may be sent. Errors: `request.too_many` for the client only; `client.proof_required` where much is asked
 * for one address, known or not.
 */
export async function forgotPassword(ctx: Context, { body }: ParsedInput<typeof endpoint>): Promise<void> {
  await takeRate(ctx, resetsPerClient, ctx.clientAddress)
  if (!(await fitsRate(ctx, resetsPerAddress, body.email))) await requireSignInProof(ctx, body.email)
  if (!(await fitsRate(ctx, resetMailsPerAddress, body.email))) return
  const request_id = newLinkId()
  await PasswordResetRequestEntity.create({
    request_id,
    email: body.email,
    ttl: ttlAfterDays(ctx, 1),
    ...outbox(toSend(passwordResetDue, { request_id })),
  }).go()
}
