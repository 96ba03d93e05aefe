import { randomBytes } from 'node:crypto'
import { secretsLiveSeconds } from '@foyer/core/secret/fresh-secrets'
import {
  type SecretName,
  secretNames,
  type WalletSecret,
  walletSecrets,
} from '../../../stacks/grant/function-grants.ts'
import { type CommandInput, OperatorError, type Terminal } from './command.ts'
import { endWebhookSecret, newWebhookSecret } from './rotate-webhook.ts'
import { putSecret, readSecret } from './stage-parameters.ts'

const isOfWallet = (name: SecretName): name is WalletSecret =>
  (walletSecrets as readonly SecretName[]).includes(name)
const rotatable = secretNames.filter((name) => !isOfWallet(name))

/** The time until every running function has read a new value, with a margin for one that is reading just now. */
const settleSeconds = secretsLiveSeconds + 30

/**
 * Replaces a secret in use, and ends the old one with --end (F33, docs/decisions/0053). Both are valid in between, so users notice
 * nothing.
 */
export async function rotate({ words, options, terminal }: CommandInput): Promise<boolean> {
  if (walletSecrets.some((it) => it === words[0]))
    throw new OperatorError(`Put a new ${words[0]} with: pnpm operate set-wallets --stage <stage>`)
  const name = rotatable.find((it) => it === words[0])
  if (!name)
    throw new OperatorError(`There is no secret ${words[0]}. The secrets are ${rotatable.join(', ')}.`)
  const stored = await readSecret(name)
  if (stored === null) throw new OperatorError(`${name} is not set yet: there is nothing to rotate.`)
  await (options.end ? endOld(name, stored, terminal) : rotations[name](stored.split(','), terminal))
  return true
}

type Rotation = (valid: string[], terminal: Terminal) => Promise<void>

const rotations: Record<Exclude<SecretName, WalletSecret>, Rotation> = {
  TOKEN_SECRET: async (valid, { print, wait }) => {
    const old = onlyOne('TOKEN_SECRET', valid)
    const fresh = randomBytes(48).toString('base64')
    await putSecret('TOKEN_SECRET', `${old},${fresh}`)
    print(`1 of 2: every function accepts the new secret within ${secretsLiveSeconds / 60} minutes.`)
    await wait(settleSeconds)
    await putSecret('TOKEN_SECRET', `${fresh},${old}`)
    print(`2 of 2: every function signs with the new secret within ${secretsLiveSeconds / 60} minutes.`)
    await wait(settleSeconds)
    print('Both are valid. Sessions renew themselves within an hour; links in emails last up to 7 days.')
    print(
      'End the old one after that, or now if it has leaked (people then sign in again, and old links stop working):',
    )
    print('  pnpm operate rotate TOKEN_SECRET --end --stage <stage>')
  },
  STRIPE_WEBHOOK_SECRET: async (valid, { print, wait }) => {
    const old = onlyOne('STRIPE_WEBHOOK_SECRET', valid)
    const fresh = await newWebhookSecret()
    await putSecret('STRIPE_WEBHOOK_SECRET', `${fresh},${old}`)
    print(
      'Stripe also sends every event to a new endpoint, under the new secret. The old endpoint still gets each event.',
    )
    await wait(settleSeconds)
    print(
      `Both secrets are accepted. Check in Stripe's dashboard that the new endpoint answers 200, then end the old one:`,
    )
    print('  pnpm operate rotate STRIPE_WEBHOOK_SECRET --end --stage <stage>')
  },
  STRIPE_SECRET_KEY: (_, terminal) => replaceKey('STRIPE_SECRET_KEY', ['sk_', 'rk_'], terminal),
  STRIPE_PUBLISHABLE_KEY: (_, terminal) => replaceKey('STRIPE_PUBLISHABLE_KEY', ['pk_'], terminal),
}

/** Stores a new key. Stripe keeps the old key valid for the time that the operator chooses when rolling it. */
async function replaceKey(
  name: SecretName,
  prefixes: string[],
  { ask, print, wait }: Terminal,
): Promise<void> {
  print(
    "Roll the key in Stripe's dashboard (Developers, API keys), and let the old one expire in an hour or later.",
  )
  const key = await ask('The new key:')
  if (!prefixes.some((prefix) => key.startsWith(prefix)))
    throw new OperatorError(
      `That is not a ${name}: it begins with ${prefixes.join(' or ')}. Nothing has changed.`,
    )
  await putSecret(name, key)
  await wait(settleSeconds)
  print('Every function uses the new key. You can revoke the old one.')
}

function onlyOne(name: SecretName, valid: string[]): string {
  const [only, ...more] = valid
  if (only !== undefined && more.length === 0) return only
  throw new OperatorError(
    `Two secrets are still valid from the last rotation. End the old one first: pnpm operate rotate ${name} --end --stage <stage>`,
  )
}

async function endOld(name: SecretName, stored: string, { print, wait }: Terminal): Promise<void> {
  const [kept = '', ...ending] = stored.split(',')
  if (ending.length === 0) throw new OperatorError(`Only one ${name} is valid: there is nothing to end.`)
  if (name === 'STRIPE_WEBHOOK_SECRET') await endWebhookSecret(print)
  await putSecret(name, kept)
  await wait(settleSeconds)
  print('Every function refuses the old one.')
}
