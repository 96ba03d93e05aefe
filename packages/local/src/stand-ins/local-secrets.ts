import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type LocalSecrets = { token_secret: string; stripe_webhook_secret: string }

/** Random secrets, kept under the data directory so that sign-ins outlive a restart. */
export function localSecrets(directory: string | null): LocalSecrets {
  const file = directory && path.join(directory, 'secrets.json')
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const secrets = {
    token_secret: randomBytes(32).toString('base64url'),
    stripe_webhook_secret: `whsec_${randomBytes(24).toString('hex')}`,
  }
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  }
  return secrets
}
