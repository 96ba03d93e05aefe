import * as z from 'zod'

/**
 * Secrets that are valid at once, joined by commas: the first is used, all are accepted. There are two while one takes the
 * other's place (docs/decisions/0053).
 */
const secrets = (each: z.ZodString) =>
  z
    .string()
    .transform((joined) => joined.split(','))
    .pipe(z.array(each).min(1))

const environment = z.object({
  STAGE: z.string().min(1),
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
  EVENT_MESSAGE_QUEUE_URL: z.url().optional(),
  EMAIL_FROM: z.string().optional(),
  /** What SES reports bounces and complaints by; without it nothing is heard of them. */
  EMAIL_CONFIGURATION_SET: z.string().optional(),
  TOKEN_SECRET: secrets(z.string().min(32)).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: secrets(z.string().min(1)).optional(),
  /** Stripe's API elsewhere than at Stripe, such as the local stand-in. */
  STRIPE_API_BASE: z.url().optional(),
  /** Where owners of connected accounts have their dashboards, each below its account's id. */
  STRIPE_DASHBOARD_URL: z.url().default('https://dashboard.stripe.com'),
  STRIPE_JS_URL: z.string().default('https://js.stripe.com/endive/stripe.js'),
  /** Events with pages that send visitors elsewhere, as JSON (specification 2.page-redirects). */
  EVENT_REDIRECTS: z
    .string()
    .default('[]')
    .transform((json) => JSON.parse(json))
    .pipe(z.array(z.object({ event_id: z.string(), url: z.url({ protocol: /^https?$/ }) }))),
  /** Addresses of the operator's terms, privacy notice and imprint; where there are no terms, nothing asks for consent. */
  TERMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRIVACY_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMPRINT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether strangers may open accounts; where they may not, operators open them and organizers invite. */
  SIGN_UP: z.enum(['open', 'closed']).default('open'),
  /** Operator's share of each payment, in basis points (hundredths of a percent), as operators say it. */
  APPLICATION_FEE_BASIS_POINTS: z.coerce.number().int().min(0).max(10_000).default(0),
  /** Whether a refund that somebody asks for gives the operator's share back too, in proportion. */
  REFUND_APPLICATION_FEE: z
    .enum(['true', 'false'])
    .default('false')
    .transform((given) => given === 'true'),
})
export type Config = z.infer<typeof environment>

let parsed: Config | undefined

/** The configuration of this process, parsed from its environment on first use; throws naming what is missing. */
export function config(): Config {
  parsed ??= environment.parse(process.env)
  return parsed
}

/** Reads the environment again on next use: secrets arrive after the process has started. */
export function forgetConfig(): void {
  parsed = undefined
}

/** A setting that only some functions are given; throws when this one has not been. */
export function required<Key extends keyof Config>(key: Key): NonNullable<Config[Key]> {
  const value = config()[key]
  if (value === undefined) throw new Error(`${key} is not configured for this function.`)
  return value as NonNullable<Config[Key]>
}
