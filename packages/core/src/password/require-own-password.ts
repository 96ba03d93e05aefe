import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { passwordChecksPerUser } from '../rate-limit/session-limits.ts'
import { giveBackRate, takeRate } from '../rate-limit/take-rate.ts'
import type { UserItem } from '../store/user/user-entity.ts'
import { guessPassword } from './guess-password.ts'
import { isPasswordRight } from './password-hash.ts'

/**
 * Asks a signed-in person for their password before what would lock them out if somebody else did it. Errors:
 * `request.invalid` at `current_password` (422), `request.too_many`.
 */
export async function requireOwnPassword(ctx: Context, user: UserItem, password: string): Promise<void> {
  await takeRate(ctx, passwordChecksPerUser, user.user_id)
  const isRight = async () => ((await isPasswordRight(password, user.password_hash)) ? true : null)
  if (!(await guessPassword(ctx, user.email, isRight))) {
    throw new AppError('request.invalid', {
      errors: { current_password: ['This is not your current password.'] },
    })
  }
  await giveBackRate(ctx, passwordChecksPerUser, user.user_id)
}
