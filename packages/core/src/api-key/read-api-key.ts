import type { ApiKeyActor } from '../authorize.ts'
import { ApiKeyEntity, type ApiKeyItem } from '../store/api-key/api-key-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { AppError } from '../verb.ts'
import { isSameHash, readSecret } from './api-key-secret.ts'

/** How often a key's use is recorded at most, so that calls stay reads. */
const secondsBetweenUses = 60 * 60

/**
 * The account that a key acts for, in one strongly consistent read. Errors: `api_key.invalid` (401) for what is not
 * one of Foyer’s keys or was revoked, `api_key.expired` (401) after its end.
 */
export async function readApiKey(key: string, now: Date): Promise<ApiKeyActor> {
  const given = readSecret(key)
  if (!given) throw new AppError('api_key.invalid')
  const { account_id, id, hash } = given
  const { data: item } = await ApiKeyEntity.get({ account_id, id }).go({ consistent: true })
  if (!item || !isSecretOf(item, hash, now) || item.revoked_at !== null) throw new AppError('api_key.invalid')
  if (item.expires_at !== null && item.expires_at <= now.toISOString()) throw new AppError('api_key.expired')
  await noteUse(item, now)
  const { scopes, event_ids = null } = item
  return { kind: 'api_key', api_key_id: id, account_id, scopes, event_ids }
}

/** Its secret, or the one before it while both work. */
function isSecretOf({ hash: own, earlier }: ApiKeyItem, hash: string, now: Date): boolean {
  if (isSameHash(own, hash)) return true
  return earlier !== undefined && earlier.until > now.toISOString() && isSameHash(earlier.hash, hash)
}

/** Of calls at the same moment one writes; the others find that it is done. */
async function noteUse({ account_id, id, last_used_at }: ApiKeyItem, now: Date): Promise<void> {
  const due = now.getTime() - secondsBetweenUses * 1000
  if (last_used_at !== null && Date.parse(last_used_at) > due) return
  try {
    await ApiKeyEntity.patch({ account_id, id })
      .set({ last_used_at: now.toISOString() })
      .where((before, { eq }) => eq(before.last_used_at, last_used_at))
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}
