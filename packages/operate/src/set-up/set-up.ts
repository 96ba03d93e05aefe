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
import { type StageSettings, stageSettings } from '../../../../stacks/stage-settings.ts'
import { type CommandInput, OperatorError, type Terminal } from '../command.ts'
import { freshSecrets, putSecret, readSecret } from '../stage-parameters.ts'
import { mediaCopy, putMediaCopy } from './media-copy.ts'
import { mediaRule, putMediaRule } from './media-rule.ts'
import { keepsVersions, keepVersions } from './media-versions.ts'
import { openFirstAccount } from './open-first-account.ts'
import { setOutsideStack } from './outside-stack.ts'
import { protectStacks, unprotectedStacks } from './protected-stacks.ts'

/**
 * Prepares a deployed stage for use: its secrets, Stripe's webhook endpoint, the adopted bucket's rules, what SST cannot set, and, with
 * an address, the first account. It keeps what exists already, so it may run again at any time.
 */
export async function setUp({ stage = '', options, terminal }: CommandInput): Promise<boolean> {
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
  const settings = stageSettings(stage)
  await setMediaCopy(stage, settings, terminal)
  if (settings.keepData) await setProtection(stage, terminal)
  await setOutsideWatch(stage, settings, terminal)
  if (typeof options.owner === 'string') await openFirstAccount(options.owner, terminal)
  terminal.print(
    `Running functions use the secrets within five minutes. Then check again: pnpm operate doctor --stage ${stage}`,
  )
  return true
}

async function setTokenSecret({ print }: Terminal): Promise<void> {
  if (await readSecret('TOKEN_SECRET')) return print('TOKEN_SECRET is already set. `rotate` changes it.')
  await putSecret('TOKEN_SECRET', randomBytes(48).toString('base64'))
  print('TOKEN_SECRET is set to a random value.')
}

async function setStripeKey(
  { ask, print }: Terminal,
  name: SecretName,
  { prefix, isAgain }: { prefix: RegExp; isAgain: boolean },
): Promise<void> {
  if (!isAgain && (await readSecret(name)))
    return print(`${name} is already set. --overwrite asks for it again.`)
  const key = (await ask(`${name} (Stripe's dashboard, Developers, API keys; press Enter to skip):`)).trim()
  if (key === '') return print(`${name} has not changed. Without it, events can only be free.`)
  if (!prefix.test(key)) throw new OperatorError(`That is not a ${name}. Nothing has changed.`)
  await putSecret(name, key)
  print(`${name} is set.`)
}

/** Ensures one endpoint that sends every event in the code's API version, with a secret that the stage has. */
async function setWebhookEndpoint({ print }: Terminal): Promise<void> {
  const url = webhookUrl(config().SITE_URL)
  const endpoints = await listWebhookEndpoints(url)
  const stored = await readSecret('STRIPE_WEBHOOK_SECRET')
  const newest = endpoints.at(-1)
  if (newest && stored && (await isCurrent(newest)))
    return print(`Stripe already sends its events to ${url}.`)
  const { secret } = await createWebhookEndpoint(url)
  if (newest && stored) {
    // Both endpoints get each event until the old one ends, so that no event is missed.
    await putSecret('STRIPE_WEBHOOK_SECRET', `${secret},${stored.split(',')[0]}`)
    print(
      `Stripe sends events to ${url} through a new endpoint, since the old one was out of date. End the old one in a few minutes:`,
    )
    return print('  pnpm operate rotate STRIPE_WEBHOOK_SECRET --end --stage <stage>')
  }
  await putSecret('STRIPE_WEBHOOK_SECRET', secret)
  // The stage has no secret of these endpoints, so it never accepted any of their events.
  for (const { id } of endpoints) await deleteWebhookEndpoint(id)
  print(`Stripe sends its events to ${url} from now on.`)
}

async function isCurrent({ api_version, enabled_events, is_enabled }: WebhookEndpoint): Promise<boolean> {
  const tellsAll = webhookEvents.every((type) => enabled_events.includes(type))
  return is_enabled && tellsAll && api_version === (await spokenApiVersion())
}

async function setMediaRule({ print }: Terminal): Promise<void> {
  const { MEDIA_BUCKET, SITE_URL } = config()
  if ((await mediaRule(MEDIA_BUCKET)).includes(SITE_URL)) return
  await putMediaRule(MEDIA_BUCKET, SITE_URL)
  print(`The bucket ${MEDIA_BUCKET} accepts images from ${SITE_URL}.`)
}

async function setMediaVersions({ print }: Terminal): Promise<void> {
  const { MEDIA_BUCKET } = config()
  if (await keepsVersions(MEDIA_BUCKET)) return
  await keepVersions(MEDIA_BUCKET)
  print(
    `The bucket ${MEDIA_BUCKET} keeps overwritten and deleted files for ${recoverableDays} days from now on.`,
  )
}

async function setMediaCopy(stage: string, settings: StageSettings, { print }: Terminal): Promise<void> {
  const { copyTo, region } = settings
  const { MEDIA_BUCKET } = config()
  if (!copyTo || (await mediaCopy(MEDIA_BUCKET)) === copyTo.bucket) return
  await putMediaCopy(MEDIA_BUCKET, { stage, region, to: copyTo.bucket })
  print(`S3 copies new images of ${MEDIA_BUCKET} to ${copyTo.bucket} from now on.`)
}

async function setProtection(stage: string, { print }: Terminal): Promise<void> {
  const open = await unprotectedStacks(stage)
  if (open.length === 0) return
  await protectStacks(open)
  print(`${open.length} stacks of ${stage} are protected: \`sst remove\` refuses (docs/deploy.md).`)
}

async function setOutsideWatch(stage: string, settings: StageSettings, { print }: Terminal): Promise<void> {
  const sentence = await setOutsideStack({ stage, settings, siteUrl: config().SITE_URL })
  if (sentence) print(sentence)
}
