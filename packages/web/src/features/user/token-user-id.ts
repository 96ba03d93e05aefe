import { tokenClaim } from '../../lib/session/token-claim.ts'

/** The user of an emailed token: its subject. */
export function tokenUserId(token: string): string | null {
  return tokenClaim(token, 'sub')
}
