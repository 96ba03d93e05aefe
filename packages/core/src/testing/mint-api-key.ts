import type { ApiKeyScope } from '@foyer/contracts/api-key/api-key'
import { createApiKey } from '../api-key/api-keys.ts'
import { readApiKey } from '../api-key/read-api-key.ts'
import type { Context } from '../verb.ts'
import { accountOf } from './mint-owner.ts'

/** A key of an admin's account, and the context of a call that bears it. */
export async function mintApiKey(
  admin: Context,
  scopes: ApiKeyScope[],
  {
    expires_at = null,
    event_ids = null,
    is_test = false,
  }: { expires_at?: string | null; event_ids?: string[] | null; is_test?: boolean } = {},
): Promise<{ id: string; key: string; ctx: Context }> {
  const params = { account_id: accountOf(admin) }
  const { id, key } = await createApiKey(admin, {
    params,
    body: { name: 'Till', scopes, expires_at, event_ids, is_test },
  })
  return { id, key, ctx: { ...admin, actor: await readApiKey(key, admin.now) } }
}
