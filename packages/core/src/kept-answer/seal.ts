import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { acceptedSecrets, signingSecret } from '../token/signed-token.ts'

/** The maximum bytes of a stored answer. An item holds 400 KB. */
const mostBytes = 300_000

/**
 * An answer as stored, compressed and encrypted, because answers may contain secrets such as a new API key. Opening it
 * takes the stage's secret and the client's key, which is not stored. Null if it is too large.
 */
export function sealed(answer: unknown, idempotencyKey: string): string | null {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(signingSecret(), idempotencyKey), nonce)
  const packed = gzipSync(JSON.stringify(answer ?? null))
  const body = Buffer.concat([cipher.update(packed), cipher.final()])
  const text = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
  return text.length > mostBytes ? null : text
}

/** The stored answer. Null if it cannot be opened, for instance because the secret was replaced. */
export function opened(text: string, idempotencyKey: string): { answer: unknown } | null {
  for (const secret of acceptedSecrets()) {
    const answer = openedUnder(keyOf(secret, idempotencyKey), Buffer.from(text, 'base64'))
    if (answer) return answer
  }
  return null
}

function openedUnder(key: Buffer, bytes: Buffer): { answer: unknown } | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const packed = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
    return { answer: JSON.parse(gunzipSync(packed).toString()) }
  } catch {
    return null
  }
}

function keyOf(secret: string, idempotencyKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, idempotencyKey, 'kept answer', 32))
}
