import { importPKCS8, SignJWT } from 'jose'
import { type Config, config } from '../config.ts'
import { waitFor } from '../patience.ts'

/** By what Google knows a stage: its issuer, and a service account with a key. */
export type GoogleIssuer = NonNullable<Config['GOOGLE_WALLET']>

const scope = 'https://www.googleapis.com/auth/wallet_object.issuer'
const hourSeconds = 3600

/** The stage's issuer at Google Wallet; null where it has none. */
export function googleIssuer(): GoogleIssuer | null {
  return config().GOOGLE_WALLET ?? null
}

/** Signs what a JSON Web Token says with the service account's key (RS256). */
export async function signAsIssuer(
  { client_email, private_key }: GoogleIssuer,
  claims: Record<string, unknown>,
): Promise<string> {
  const key = await importPKCS8(private_key, 'RS256')
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setIssuedAt()
    .sign(key)
}

let access: { of: string; token: string; until: number } | null = null

/** An access token of the service account (OAuth 2, JWT bearer), kept until shortly before it ends. */
async function accessToken(issuer: GoogleIssuer): Promise<string> {
  if (access && access.of === issuer.private_key && Date.now() < access.until) return access.token
  const now = Math.floor(Date.now() / 1000)
  const assertion = await signAsIssuer(issuer, { scope, aud: issuer.token_uri, exp: now + hourSeconds })
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  const { access_token, expires_in } = await waitFor(async (signal) => {
    const answer = await fetch(issuer.token_uri, { method: 'POST', body, signal })
    if (!answer.ok) throw new Error(`Google gives no access token: it answers ${answer.status}.`)
    return (await answer.json()) as { access_token: string; expires_in: number }
  })
  access = { of: issuer.private_key, token: access_token, until: Date.now() + (expires_in - 60) * 1000 }
  return access_token
}

/** Asks Google Wallet's API, and answers the status. Throws for what may pass (429, 5xx, no access); the caller judges 404 and 409. */
export async function askGoogle(
  issuer: GoogleIssuer,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<number> {
  const headers = {
    authorization: `Bearer ${await accessToken(issuer)}`,
    'content-type': 'application/json',
  }
  const { status } = await waitFor((signal) =>
    fetch(`${config().GOOGLE_WALLET_URL}/${path}`, { method, headers, body: JSON.stringify(body), signal }),
  )
  if (status < 300 || status === 404 || status === 409) return status
  throw new Error(`Google Wallet answers ${status} to ${method} ${path.split('/')[0]}.`)
}
