import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { config } from '../config.ts'

/** By what Apple knows a stage: its Pass Type ID, its team, and the certificate with the key that prove both. */
export interface AppleIdentity {
  pass_type_id: string
  team_id: string
  certificate: X509Certificate
  key: KeyObject
}

const known = new Map<string, AppleIdentity>()

/** The stage's identity at Apple; null where it has none. Pass Type ID and team stand in the certificate. */
export function appleIdentity(): AppleIdentity | null {
  const { APPLE_PASS } = config()
  if (!APPLE_PASS) return null
  const identity = known.get(APPLE_PASS) ?? readAppleIdentity(APPLE_PASS)
  known.clear()
  known.set(APPLE_PASS, identity)
  return identity
}

/** Reads `APPLE_PASS`; throws where a part is no certificate or key, or the key belongs to another certificate. */
export function readAppleIdentity(text: string): AppleIdentity {
  const [first = '', second = ''] = text.split('.')
  const certificate = new X509Certificate(Buffer.from(first, 'base64'))
  const key = createPrivateKey({ key: Buffer.from(second, 'base64'), format: 'der', type: 'pkcs8' })
  if (!certificate.checkPrivateKey(key)) throw new Error('The key belongs to another certificate.')
  const named = new Map(certificate.subject.split('\n').map((line) => line.split('=') as [string, string]))
  const [pass_type_id, team_id] = [named.get('UID'), named.get('OU')]
  if (!pass_type_id?.startsWith('pass.') || !team_id)
    throw new Error('This is no Pass Type ID certificate: it names no Pass Type ID and team.')
  return { pass_type_id, team_id, certificate, key }
}
