import type { ChangeType } from '@foyer/contracts/change/change-type'
import { readScopes } from '@foyer/contracts/permission'
import { authorizeForSome } from '../authorize.ts'
import { changePermissions } from '../change-feed/list-changes.ts'
import type { Context } from '../verb.ts'

/** Refuses a caller who may not read what a webhook is told of. For a key, the scope to read is enough. Error: `api_key.scope_missing` (403). */
export function requireMayHear(ctx: Context, types: readonly ChangeType[]): void {
  const { actor } = ctx
  for (const type of types) {
    const permission = changePermissions[type]
    const mayRead =
      actor.kind === 'api_key' &&
      actor.scopes.some((scope) => (readScopes as Record<string, string>)[scope] === permission)
    if (!mayRead) authorizeForSome(ctx, permission)
  }
}
