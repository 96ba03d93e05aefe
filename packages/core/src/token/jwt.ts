import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'

interface JwtContent {
  subject: string
  audience: string
  claims: Record<string, unknown>
  now: Date
  /** How long it is valid. */
  seconds: number
}

/** A JSON Web Token (HS256) under that secret. Read with the first token, since buyers bring none. */
export function signJwt(secret: string, content: JwtContent): Promise<string> {
  const { subject, audience, claims, now, seconds } = content
  const issued = now.getTime() / 1000
  return (
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setAudience(audience)
      // With its milliseconds: what ends earlier tokens may happen in the same second.
      .setIssuedAt(issued)
      .setExpirationTime(Math.floor(issued) + seconds)
      .sign(bytesOf(secret))
  )
}

export type VerifiedJwt = (JWTPayload & { sub: string; iat: number; exp: number }) | 'expired' | 'invalid'

/** The payload of a token for that audience; `'expired'` after its end, `'invalid'` if it was not signed under that secret. */
export async function verifyJwt(
  secret: string,
  token: string,
  { audience, now }: Pick<JwtContent, 'audience' | 'now'>,
): Promise<VerifiedJwt> {
  try {
    const { payload } = await jwtVerify<{ sub: string; iat: number; exp: number }>(token, bytesOf(secret), {
      algorithms: ['HS256'],
      audience,
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
