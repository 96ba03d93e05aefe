import type { JWTPayload } from 'jose'
import { required } from '../config.ts'

/** Read with the first token: buyers bring none. */
const jose = () => import('./jwt.ts')

/** What a token is good for; a token for one thing opens nothing else. */
export type TokenPurpose =
  | 'session'
  | 'confirm_email'
  | 'change_email'
  | 'reset_password'
  | 'invitation'
  | 'proof_of_work'

interface TokenContent {
  purpose: TokenPurpose
  user_id: string
  claims: Record<string, unknown>
  now: Date
  seconds: number
}

/** A signed token (JWT, HS256) about a user, or (`proof_of_work`) about what a proof is for; with an end. */
export async function signToken({ purpose, user_id, claims, now, seconds }: TokenContent): Promise<string> {
  const { SignJWT } = await jose()
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user_id)
    .setAudience(purpose)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(bytesOf(signingSecret()))
}

type Verified = (JWTPayload & { sub: string; iat: number; exp: number }) | 'expired' | 'invalid'

/** The payload of a token of that purpose; `'expired'` after its end, `'invalid'` if Foyer did not sign it. */
export async function verifyToken(token: string, purpose: TokenPurpose, now: Date): Promise<Verified> {
  for (const secret of acceptedSecrets()) {
    const verified = await verifyUnder(secret, token, { purpose, now })
    if (verified !== 'invalid') return verified
  }
  return 'invalid'
}

async function verifyUnder(
  secret: string,
  token: string,
  { purpose, now }: { purpose: TokenPurpose; now: Date },
): Promise<Verified> {
  const { errors, jwtVerify } = await jose()
  try {
    const { payload } = await jwtVerify<{ sub: string; iat: number; exp: number }>(token, bytesOf(secret), {
      algorithms: ['HS256'],
      audience: purpose,
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired'
    if (error instanceof errors.JOSEError) return 'invalid'
    throw error
  }
}

function bytesOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
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
