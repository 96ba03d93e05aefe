import { required } from '../config.ts'
import type { VerifiedJwt } from './jwt.ts'

/** What a token is good for; a token for one thing opens nothing else. */
export type TokenPurpose =
  | 'session'
  | 'confirm_email'
  | 'change_email'
  | 'reset_password'
  | 'invitation'
  | 'proof_of_work'
  | 'waiting_pass'
  | 'door_file'

interface TokenContent {
  purpose: TokenPurpose
  user_id: string
  claims: Record<string, unknown>
  now: Date
  seconds: number
}

/** A signed token (JWT, HS256) about a user, or about something else: what a proof is for, the event of a waiting pass, a door's file; with an end. */
export async function signToken({ purpose, user_id, ...content }: TokenContent): Promise<string> {
  const { signJwt } = await import('./jwt.ts')
  return signJwt(signingSecret(), { ...content, subject: user_id, audience: purpose })
}

/** The payload of a token of that purpose; `'expired'` after its end, `'invalid'` if Foyer did not sign it. */
export async function verifyToken(token: string, purpose: TokenPurpose, now: Date): Promise<VerifiedJwt> {
  const { verifyJwt } = await import('./jwt.ts')
  for (const secret of acceptedSecrets()) {
    const verified = await verifyJwt(secret, token, { audience: purpose, now })
    if (verified !== 'invalid') return verified
  }
  return 'invalid'
}

/** The secret under which tokens are signed and ids derived. */
export function signingSecret(): string {
  const [first = ''] = required('TOKEN_SECRET')
  return first
}

/** Every secret under which a token, an id or a hash may have been made, the signing one first (F33). */
export function acceptedSecrets(): string[] {
  return required('TOKEN_SECRET')
}
