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
  const secret = item && secretOf(item, hash, now)
  if (!item || !secret || item.revoked_at !== null) throw new AppError('api_key.invalid')
  if (item.expires_at !== null && item.expires_at <= now.toISOString()) throw new AppError('api_key.expired')
  await noteUse(item, secret, now)
  const { scopes, event_ids = null, is_test } = item
  const test = is_test ? { is_test } : {}
  return { kind: 'api_key', api_key_id: id, account_id, scopes, event_ids, ...test }
}

/** Whether it is its secret, or the one before it while both work. */
function secretOf({ hash: own, earlier }: ApiKeyItem, hash: string, now: Date): 'own' | 'earlier' | null {
  if (isSameHash(own, hash)) return 'own'
  const isEarlier =
    earlier !== undefined && earlier.until > now.toISOString() && isSameHash(earlier.hash, hash)
  return isEarlier ? 'earlier' : null
}

/** Of calls at the same moment one writes; the others find that it is done. */
async function noteUse(item: ApiKeyItem, secret: 'own' | 'earlier', now: Date): Promise<void> {
  const { account_id, id, last_used_at, earlier, version: seen } = item
  const usedEarlier = secret === 'earlier' ? earlier : undefined
  if (!isDue(last_used_at, now) && !(usedEarlier && isDue(usedEarlier.used_at ?? null, now))) return
  const used_at = now.toISOString()
  try {
    await ApiKeyEntity.patch({ account_id, id })
      .set({ last_used_at: used_at, ...(usedEarlier && { earlier: { ...usedEarlier, used_at } }) })
      .where(({ last_used_at: before, version }, { eq, notExists }) => {
        // A secret that was replaced meanwhile must not come back.
        const isSeen = seen === undefined ? notExists(version) : eq(version, seen)
        return `${eq(before, last_used_at)} AND ${isSeen}`
      })
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

function isDue(last: string | null, now: Date): boolean {
  return last === null || Date.parse(last) <= now.getTime() - secondsBetweenUses * 1000
}
