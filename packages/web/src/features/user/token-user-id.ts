import { tokenClaim } from '../../lib/token-claim.ts'

/** Whose emailed token this is: its subject. */
export function tokenUserId(token: string): string | null {
  return tokenClaim(token, 'sub')
}
