import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { resendEmailConfirmation as resendEndpoint } from '@foyer/contracts/user/user-endpoints'
import { emailChangeDue, emailConfirmationDue } from '@foyer/contracts/user/user-messages'
import { AppError } from '../app-error.ts'
import { requireUser } from '../authorize.ts'
import type { Context } from '../context.ts'
import { confirmationsPerUser } from '../mail/mail-table.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { outbox, toSend } from '../table/outbox.ts'

/**
 * Sends again what the caller has to open: the link for their address while it is not confirmed, and the link for the address
 * that they want to change to. Nothing happens when there is neither. Errors: `user.not_found` for anybody else,
 * `email.suppressed`, `request.too_many`.
 */
export async function resendEmailConfirmation(
  ctx: Context,
  { params }: ParsedInput<typeof resendEndpoint>,
): Promise<void> {
  const { user_id } = requireUser(ctx)
  if (params.user_id !== user_id) throw new AppError('user.not_found')
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  const isUnconfirmed = user?.is_email_confirmed === false
  const pending = user?.pending_email
  if (!isUnconfirmed && !pending) return
  await requireDeliverable(pending ? pending.email : user.email)
  await takeRate(ctx, confirmationsPerUser, user_id)
  const confirmation = isUnconfirmed ? toSend(emailConfirmationDue, { user_id }) : undefined
  const change = pending ? toSend(emailChangeDue, { user_id }) : undefined
  await UserEntity.patch({ user_id }).set(outbox(confirmation, change)).go()
}
