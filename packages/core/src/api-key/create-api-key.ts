import type { NewApiKey } from '@foyer/contracts/api-key/api-key'
import type { createApiKey as endpoint } from '@foyer/contracts/api-key/api-key-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import { requireOwnAccount } from '../authorize.ts'
import { type Context, nowInstant } from '../context.ts'
import { toInstant } from '../instant.ts'
import { newId } from '../random-id.ts'
import { audited } from '../store/audit/audited.ts'
import { outbox } from '../table/outbox.ts'
import { requireIdentity } from '../user/require-identity.ts'
import { newSecret } from './api-key-secret.ts'
import { refusePastEnd } from './refuse-past-end.ts'
import { toApiKey } from './to-api-key.ts'
import { addApiKey } from './write-api-key.ts'

/**
 * Makes a key with those scopes; its secret is in this answer only. Errors: `session.forbidden`, `account.not_found`,
 * `api_key.limit_reached`, `request.invalid` for an end that is past.
 */
export async function createApiKey(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<NewApiKey> {
  const { account_id } = params
  requireOwnAccount(ctx, account_id, 'api_key.manage')
  const { user } = await requireIdentity(ctx)
  const expires_at = toInstant(body.expires_at)
  refusePastEnd(ctx, expires_at)
  const id = newId('api_key')
  const { key, hash } = newSecret({ account_id, id })
  const { name, scopes } = body
  const item = {
    ...{ account_id, id, name, hash, scopes, expires_at },
    created_by: user.user_id,
    created_at: nowInstant(ctx),
    last_used_at: null,
    revoked_at: null,
    ...outbox(audited(ctx, { account_id, action: 'api_key.created', subject_id: id, details: { name } })),
  }
  if (!(await addApiKey(item))) throw new AppError('api_key.limit_reached')
  return { ...toApiKey(item, user), key }
}
