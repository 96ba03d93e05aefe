import { wallet } from '@foyer/contracts/wallet/wallet'
import * as z from 'zod'

/**
 * Secrets that are valid at once, joined by commas: the first is used, all are accepted. There are two while one
 * replaces the other (docs/decisions/0053).
 */
const secrets = (each: z.ZodString) =>
  z
    .string()
    .transform((joined) => joined.split(','))
    .pipe(z.array(each).min(1))

const settings = {
  /** The release that runs. */
  VERSION: z.string().default('unknown'),
  /** Public origin of the site, without a trailing slash. */
  SITE_URL: z.url(),
  TABLE_NAME: z.string().min(3),
  MEDIA_BUCKET: z.string().min(3),
  /** S3 endpoint that browsers upload to and fetch exports from, where it differs from the SDK's. */
  MEDIA_UPLOAD_ENDPOINT: z.url().optional(),
  EMAIL_QUEUE_URL: z.url().optional(),
  EMAIL_FEEDBACK_QUEUE_URL: z.url().optional(),
  ORDER_EXPIRY_QUEUE_URL: z.url().optional(),
  PAYMENT_QUEUE_URL: z.url().optional(),
  ATTENDEE_QUEUE_URL: z.url().optional(),
  STATISTICS_QUEUE_URL: z.url().optional(),
  AUDIT_QUEUE_URL: z.url().optional(),
  IMAGE_QUEUE_URL: z.url().optional(),
  EXPORT_QUEUE_URL: z.url().optional(),
  IMPORT_QUEUE_URL: z.url().optional(),
  EVENT_MESSAGE_QUEUE_URL: z.url().optional(),
  WALLET_QUEUE_URL: z.url().optional(),
  AVAILABILITY_QUEUE_URL: z.url().optional(),
  CHANGE_LOG_QUEUE_URL: z.url().optional(),
  SNAPSHOT_QUEUE_URL: z.url().optional(),
  WEBHOOK_QUEUE_URL: z.url().optional(),
  /** The function that sends to webhooks, by its name. */
  WEBHOOK_SENDER: z.string().optional(),
  /** Hosts, joined by commas, that webhooks reach although they are private, and without TLS. A stage has none (docs/decisions/0108). */
  WEBHOOK_INNER_HOSTS: z
    .string()
    .default('')
    .transform((joined) => joined.split(',').filter((host) => host !== '')),
  EMAIL_FROM: z.string().optional(),
  /** The configuration set by which SES reports bounces and complaints; without it Foyer does not learn of them. */
  EMAIL_CONFIGURATION_SET: z.string().optional(),
  TOKEN_SECRET: secrets(z.string().min(32)).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: secrets(z.string().min(1)).optional(),
  /** Another address of Stripe's API, such as the local stand-in. */
  STRIPE_API_BASE: z.url().optional(),
  /** Where owners of connected accounts have their dashboards, each below its account's id. */
  STRIPE_DASHBOARD_URL: z.url().default('https://dashboard.stripe.com'),
  STRIPE_JS_URL: z.string().default('https://js.stripe.com/endive/stripe.js'),
  /** The wallets that pages and emails offer, joined by commas; `operate set-up` writes it with their credentials (docs/decisions/0084). */
  WALLETS: z
    .string()
    .default('')
    .transform((joined) => joined.split(',').filter((name) => name !== ''))
    .pipe(z.array(wallet)),
  /** The Pass Type ID certificate and its private key (PKCS #8), each as DER in base64, joined by a dot. */
  APPLE_PASS: z
    .string()
    .regex(/^[\w+/=]+\.[\w+/=]+$/)
    .optional(),
  /** The certificate of Apple's that issued it (PEM): Apple Worldwide Developer Relations. */
  APPLE_WWDR_CERTIFICATE: z.string().optional(),
  /** Another address of Apple's push service, such as the local stand-in, and the authority (PEM) behind its certificate. */
  APPLE_PUSH_URL: z.url().default('https://api.push.apple.com'),
  APPLE_PUSH_CA: z.string().optional(),
  /** Google Wallet's issuer and its service account's key, as JSON. */
  GOOGLE_WALLET: z
    .string()
    .transform((json) => JSON.parse(json))
    .pipe(
      z.object({
        issuer_id: z.string().regex(/^\d+$/),
        client_email: z.string(),
        private_key: z.string(),
        token_uri: z.url(),
      }),
    )
    .optional(),
  /** Other addresses of Google Wallet's API and of the page that saves a pass. */
  GOOGLE_WALLET_URL: z.url().default('https://walletobjects.googleapis.com/walletobjects/v1'),
  GOOGLE_SAVE_URL: z.url().default('https://pay.google.com/gp/v/save'),
  /** Events with pages that send visitors elsewhere, as JSON (specification 2.page-redirects). */
  EVENT_REDIRECTS: z
    .string()
    .transform((json) => JSON.parse(json))
    .pipe(z.array(z.object({ event_id: z.string(), url: z.url({ protocol: /^https?$/ }) }))),
  /**
   * Addresses of the operator's terms, privacy notice and legal notice; where there are no terms, nothing asks for
   * consent.
   */
  TERMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRIVACY_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMPRINT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The page of an event that sign-in and sign-up show to people who want to see one. */
  DEMO_EVENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Who is asked for venues and addresses; without one, only cities are found (docs/decisions/0141). */
  PLACE_PROVIDER: z.enum(['amazon-location']).optional(),
  /** Whether strangers may sign up; if not, operators open accounts and organizers invite people. */
  SIGN_UP: z.enum(['open', 'closed']),
  /** Operator's share of each payment, in basis points (hundredths of a percent), as operators say it. */
  APPLICATION_FEE_BASIS_POINTS: z.string().transform(Number).pipe(z.number().int().min(0).max(10_000)),
  /** Whether a requested refund also returns the operator's share, in proportion. */
  REFUND_APPLICATION_FEE: z.enum(['true', 'false']).transform((given) => given === 'true'),
}
type Key = keyof typeof settings
export type Config = { readonly [Name in Key]: z.output<(typeof settings)[Name]> }

/** A setting's text when it was parsed, and its value. */
const parsed = new Map<Key, { text: string | undefined; value: unknown }>()

function read(key: Key): unknown {
  const text = process.env[key]
  const before = parsed.get(key)
  if (before && before.text === text) return before.value
  const { data: value, error } = settings[key].safeParse(text)
  if (error) throw text === undefined ? missing(key) : new Error(`${key}: ${z.prettifyError(error)}`)
  parsed.set(key, { text, value })
  return value
}

const lazily = Object.create(null)
for (const key of Object.keys(settings) as Key[])
  Object.defineProperty(lazily, key, { enumerable: true, get: () => read(key) })

/**
 * The configuration of this process. Each setting is read from the environment when it is asked for, since a function
 * is given only what it uses (`stacks/grant/function-variables.ts`) and secrets change while it runs. Asking for one
 * that is missing or invalid throws an error that names it.
 */
export function config(): Config {
  return lazily
}

/** A setting that only some functions are given; throws when this one has not been. */
export function required<Name extends Key>(key: Name): NonNullable<Config[Name]> {
  const value = config()[key]
  if (value === undefined) throw missing(key)
  return value as NonNullable<Config[Name]>
}

function missing(key: Key): Error {
  return new Error(`${key} is not configured for this function.`)
}
