import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { required } from '../config.ts'

/** The longest text that is kept, in bytes; an item holds 400 KB. */
const mostBytes = 300_000

/**
 * An answer as it lies in the table, compressed and encrypted: answers carry what is shown once, such as a new API key. Opening
 * it takes the stage's secret and the client's own key, which is kept nowhere. Null when it is too large to keep.
 */
export function sealed(answer: unknown, idempotencyKey: string): string | null {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(idempotencyKey), nonce)
  const packed = gzipSync(JSON.stringify(answer ?? null))
  const body = Buffer.concat([cipher.update(packed), cipher.final()])
  const text = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
  return text.length > mostBytes ? null : text
}

/** The answer again; null when it cannot be opened, for instance since the stage has another secret. */
export function opened(text: string, idempotencyKey: string): { answer: unknown } | null {
  const bytes = Buffer.from(text, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(idempotencyKey), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const packed = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
    return { answer: JSON.parse(gunzipSync(packed).toString()) }
  } catch {
    return null
  }
}

function keyOf(idempotencyKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', required('TOKEN_SECRET'), idempotencyKey, 'kept answer', 32))
}
