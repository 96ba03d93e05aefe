import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { keep, readKept } from '../kept-file.ts'

export type LocalSecrets = { token_secret: string; stripe_webhook_secret: string }

/** Random secrets, kept under the data directory so that sign-ins outlive a restart. */
export function localSecrets(directory: string | null): LocalSecrets {
  const file = directory && path.join(directory, 'secrets.json')
  const kept = file && readKept<LocalSecrets>(file)
  if (kept) return kept
  const secrets = {
    token_secret: randomBytes(32).toString('base64url'),
    stripe_webhook_secret: `whsec_${randomBytes(24).toString('hex')}`,
  }
  if (file) keep(file, secrets)
  return secrets
}
