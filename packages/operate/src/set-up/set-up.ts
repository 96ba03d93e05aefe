import { randomBytes } from 'node:crypto'
import { config } from '@foyer/core/config'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  type WebhookEndpoint,
  webhookEvents,
  webhookUrl,
} from '@foyer/core/payment/webhook-endpoint'
import { spokenApiVersion } from '@foyer/core/stripe/stripe'
import type { SecretName } from '../../../../stacks/grant/function-grants.ts'
import { recoverableDays } from '../../../../stacks/limit/media-lifecycle.ts'
import { type CommandInput, OperatorError, type Terminal } from '../command.ts'
import { freshSecrets, putSecret, readSecret } from '../stage-parameters.ts'
import { mediaRule, putMediaRule } from './media-rule.ts'
import { keepsVersions, keepVersions } from './media-versions.ts'
import { openFirstAccount } from './open-first-account.ts'

/**
 * Brings a deployed stage to life: its secrets, Stripe's webhook endpoint, the adopted bucket's rules, and, where it is told an address,
 * the first account. What is there already stays, so it may be run as often as one likes.
 */
export async function setUp({ options, terminal }: CommandInput): Promise<boolean> {
  await setTokenSecret(terminal)
  await setStripeKey(terminal, 'STRIPE_SECRET_KEY', {
    prefix: /^(sk|rk)_/,
    isAgain: options.overwrite === true,
  })
  await setStripeKey(terminal, 'STRIPE_PUBLISHABLE_KEY', {
    prefix: /^pk_/,
    isAgain: options.overwrite === true,
  })
  await freshSecrets()
  if (await readSecret('STRIPE_SECRET_KEY')) await setWebhookEndpoint(terminal)
  await setMediaRule(terminal)
  await setMediaVersions(terminal)
  if (typeof options.owner === 'string') await openFirstAccount(options.owner, terminal)
  terminal.print('Running functions have the secrets within a minute. Then look again: pnpm operate doctor')
  return true
}

async function setTokenSecret({ print }: Terminal): Promise<void> {
  if (await readSecret('TOKEN_SECRET')) return print('TOKEN_SECRET is there already; `rotate` changes it.')
  await putSecret('TOKEN_SECRET', randomBytes(48).toString('base64'))
  print('TOKEN_SECRET was made at random.')
}

async function setStripeKey(
  { ask, print }: Terminal,
  name: SecretName,
  { prefix, isAgain }: { prefix: RegExp; isAgain: boolean },
): Promise<void> {
  if (!isAgain && (await readSecret(name))) return print(`${name} is there already; --overwrite asks again.`)
  const key = (await ask(`${name} (Stripe's dashboard, Developers, API keys; nothing to leave it):`)).trim()
  if (key === '') return print(`${name} stays as it is. Without it, events can be free only.`)
  if (!prefix.test(key)) throw new OperatorError(`That is no ${name}. It stays as it is.`)
  await putSecret(name, key)
  print(`${name} is put.`)
}

/** One endpoint that says everything in the code's own version, with a secret that the stage knows. */
async function setWebhookEndpoint({ print }: Terminal): Promise<void> {
  const url = webhookUrl(config().SITE_URL)
  const endpoints = await listWebhookEndpoints(url)
  const stored = await readSecret('STRIPE_WEBHOOK_SECRET')
  const newest = endpoints.at(-1)
  if (newest && stored && (await isCurrent(newest))) return print(`Stripe tells ${url} already.`)
  const { secret } = await createWebhookEndpoint(url)
  if (newest && stored) {
    // Both are told until the old one ends, so that no event is missed.
    await putSecret('STRIPE_WEBHOOK_SECRET', `${secret},${stored.split(',')[0]}`)
    print(
      `Stripe tells ${url} by a new endpoint, since the old one was not current. In some minutes, end that:`,
    )
    return print('  pnpm operate rotate STRIPE_WEBHOOK_SECRET --end --stage <stage>')
  }
  await putSecret('STRIPE_WEBHOOK_SECRET', secret)
  // Their secrets are not known here, so nothing of what they tell was ever taken.
  for (const { id } of endpoints) await deleteWebhookEndpoint(id)
  print(`Stripe tells ${url} from now on.`)
}

async function isCurrent({ api_version, enabled_events, is_enabled }: WebhookEndpoint): Promise<boolean> {
  const tellsAll = webhookEvents.every((type) => enabled_events.includes(type))
  return is_enabled && tellsAll && api_version === (await spokenApiVersion())
}

async function setMediaRule({ print }: Terminal): Promise<void> {
  const { MEDIA_BUCKET, SITE_URL } = config()
  if ((await mediaRule(MEDIA_BUCKET)).includes(SITE_URL)) return
  await putMediaRule(MEDIA_BUCKET, SITE_URL)
  print(`The bucket ${MEDIA_BUCKET} takes images from ${SITE_URL}.`)
}

async function setMediaVersions({ print }: Terminal): Promise<void> {
  const { MEDIA_BUCKET } = config()
  if (await keepsVersions(MEDIA_BUCKET)) return
  await keepVersions(MEDIA_BUCKET)
  print(
    `The bucket ${MEDIA_BUCKET} keeps what is overwritten or deleted from now on, for ${recoverableDays} days.`,
  )
}
