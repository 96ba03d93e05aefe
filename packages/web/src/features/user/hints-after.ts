import type { Hint, User } from '@foyer/contracts/user/user'

/** The user once a hint is dismissed, or with null all are shown again. */
export function hintsAfter(me: User, hint: Hint | null): User {
  return { ...me, dismissed_hints: hint ? [...new Set(me.dismissed_hints).add(hint)] : [] }
}
