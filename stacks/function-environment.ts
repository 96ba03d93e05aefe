import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type App, use } from 'sst/constructs'
import { email } from './email.ts'
import type { DeployedFunction } from './grant/function-grants.ts'
import { type VariableName, variablesOf } from './grant/function-variables.ts'
import { functionName, queueUrl } from './known-names.ts'
import { type Effect, laneOf } from './limit/lanes.ts'
import { settingsOf } from './settings-of.ts'
import { site } from './site.ts'
import { storage } from './storage.ts'

/** As in the CHANGELOG. SST and the tests run in the project's root. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const build = [version, commitOf('.')].filter((part) => part !== null).join('+')

/** The commit that a folder has, `-dirty` behind it if files differ from it; null without Git. The release's tags say no more than its version. */
export function commitOf(folder: string): string | null {
  const describe = ['describe', '--always', '--exclude=*', '--abbrev=12', '--dirty']
  const { status, stdout } = spawnSync('git', describe, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** The names and addresses that a function gets: those that it reads, by `grant/function-variables.ts`. */
export function functionEnvironment(app: App, name: DeployedFunction): Record<string, string> {
  const values = valuesOf(app)
  return Object.fromEntries(
    variablesOf(name).flatMap((variable) => (values[variable] ? [[variable, values[variable]]] : [])),
  )
}

function valuesOf(app: App): Record<VariableName, string | undefined> {
  const settings = settingsOf(app)
  const { legalPages } = settings
  const { table, mediaBucket } = use(storage)
  const urlOf = (effect: Effect) => queueUrl(app, laneOf(effect))
  return {
    VERSION: build,
    SITE_URL: use(site).siteUrl,
    TABLE_NAME: table.tableName,
    MEDIA_BUCKET: mediaBucket.bucketName,
    EMAIL_QUEUE_URL: urlOf('email'),
    EMAIL_FEEDBACK_QUEUE_URL: urlOf('email-feedback'),
    ORDER_EXPIRY_QUEUE_URL: urlOf('order-expiry'),
    PAYMENT_QUEUE_URL: urlOf('payment'),
    ATTENDEE_QUEUE_URL: urlOf('attendee'),
    STATISTICS_QUEUE_URL: urlOf('statistics'),
    AUDIT_QUEUE_URL: urlOf('audit'),
    IMAGE_QUEUE_URL: urlOf('image'),
    EXPORT_QUEUE_URL: urlOf('export'),
    IMPORT_QUEUE_URL: urlOf('import'),
    EVENT_MESSAGE_QUEUE_URL: urlOf('event-message'),
    WALLET_QUEUE_URL: urlOf('wallet'),
    AVAILABILITY_QUEUE_URL: urlOf('availability'),
    CHANGE_LOG_QUEUE_URL: urlOf('change-log'),
    SNAPSHOT_QUEUE_URL: urlOf('snapshot'),
    WEBHOOK_QUEUE_URL: urlOf('webhook'),
    WEBHOOK_SENDER: functionName(app, 'webhook-sender'),
    EMAIL_FROM: settings.emailFrom,
    EMAIL_CONFIGURATION_SET: use(email).configurationSetName,
    APPLICATION_FEE_BASIS_POINTS: String(settings.applicationFeeBasisPoints),
    REFUND_APPLICATION_FEE: String(settings.refundApplicationFee),
    SIGN_UP: settings.signUp,
    EVENT_REDIRECTS: JSON.stringify(settings.eventRedirects),
    TERMS_URL: legalPages.terms,
    PRIVACY_URL: legalPages.privacy,
    IMPRINT_URL: legalPages.imprint,
    DEMO_EVENT_URL: settings.demoEvent ?? undefined,
    PLACE_PROVIDER: settings.places ?? undefined,
  }
}
