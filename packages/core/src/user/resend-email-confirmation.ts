import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { resendEmailConfirmation as resendEndpoint } from '@foyer/contracts/user/user-endpoints'
import { emailConfirmationDue } from '@foyer/contracts/user/user-messages'
import { AppError } from '../app-error.ts'
import { requireUser } from '../authorize.ts'
import type { Context } from '../context.ts'
import { requireDeliverable } from '../email/suppressed-address.ts'
import { type RateLimit, takeRate } from '../rate-limit/take-rate.ts'
import { outbox, toSend } from '../table/outbox.ts'
import { UserEntity } from './user-entity.ts'

const confirmationsPerUser: RateLimit = { name: 'confirmation_user', most: 5, seconds: 60 * 60 }

/**
 * Sends the caller's confirmation email again; nothing happens when the address is confirmed already. Errors:
 * `user.not_found` for anybody else, `email.suppressed`, `request.too_many`.
 */
export async function resendEmailConfirmation(
  ctx: Context,
  { params }: ParsedInput<typeof resendEndpoint>,
): Promise<void> {
  const { user_id } = requireUser(ctx)
  if (params.user_id !== user_id) throw new AppError('user.not_found')
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  if (!user || user.is_email_confirmed) return
  await requireDeliverable(user.email)
  await takeRate(ctx, confirmationsPerUser, user_id)
  await UserEntity.patch({ user_id })
    .set(outbox(toSend(emailConfirmationDue, { user_id })))
    .go()
}
