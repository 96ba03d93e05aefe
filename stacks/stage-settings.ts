import { productionConcurrency } from './limit/reserved-concurrency.ts'
import { ownSettings, SettingsError } from './own-settings.ts'

/**
 * What may differ between stages; an operator's own are in a file beside the code (`own-settings.ts`). Secrets are not here: they live in
 * SSM, under `parametersPath`. Plain data, which the stacks and the operator's commands share.
 */
export interface StageSettings {
  /** Where everything in the stage is, except the certificate. */
  region: string
  /** Public host; null serves from CloudFront's own name. The certificate must be in us-east-1. */
  domain: {
    name: string
    certificateArn: string
    /** Route 53 zone that gets the alias records; null when DNS is kept elsewhere. */
    hostedZone: { id: string; name: string } | null
  } | null
  /** Sender of every email, inside `emailIdentity`. */
  emailFrom: string
  /** The domain or address that SES verifies; the stack creates it only when `createEmailIdentity`. */
  emailIdentity: string
  createEmailIdentity: boolean
  /** The platform's share of every paid order, in hundredths of a percent. */
  applicationFeeBasisPoints: number
  /**
   * Whether a refund gives the platform's share back as well, in proportion. A refund that Foyer makes automatically, because a
   * payment came too late for its tickets, always does.
   */
  refundApplicationFee: boolean
  /** Whether strangers may open accounts; `closed` leaves that to `pnpm operate set-up --owner` and to invitations. */
  signUp: 'open' | 'closed'
  /** Event pages that send their visitors to another site (specification 2.page-redirects). */
  eventRedirects: { event_id: string; url: string }[]
  /** Addresses of the operator's legal pages; without terms, nothing asks for consent to them. */
  legalPages: { terms?: string; privacy?: string; imprint?: string }
  /** The address of an event's page that sign-in and sign-up lead to, for people who want to see one; null shows none. */
  demoEvent: string | null
  /** Who is asked for venues and addresses when somebody types a place; null finds cities only (docs/decisions/0141). */
  places: 'amazon-location' | null
  /** Who is told; without anybody to tell, no alarms are created. */
  alarmEmail: string | null
  /**
   * Whether Route 53 asks the site from outside every half minute, and alarms in us-east-1 ring when it does not answer. It
   * costs money (docs/cost.md). `pnpm operate set-up` creates it.
   */
  watchFromOutside: boolean
  /** What the account may cost in a month, in US dollars; AWS Budgets writes to `alarmEmail` before that. Null sets no budget. */
  monthlyBudget: number | null
  /** The web ACL of AWS WAF before the site, by its ARN in us-east-1; null has none (docs/deploy.md, "A firewall"). */
  webAcl: string | null
  /**
   * Keeps table and images when the stage is removed, and refuses to delete the table. Such a stage deploys only when it can
   * serve the public: `missing-settings.ts`.
   */
  keepData: boolean
  /** A table and a bucket that already exist, such as those of this stage before it was removed; null creates them. */
  adopt: { table: { name: string; streamArn: string }; mediaBucket: string } | null
  /**
   * The bucket, and the account that owns it, to which AWS copies the table once a day and images as they come; in another region or
   * account (docs/aws/copy.json). It costs money (docs/cost.md). Null keeps no copy.
   */
  copyTo: { bucket: string; account: string } | null
  /** Whether a release gets a tenth of the requests first, and is rolled back on errors. A deployment takes five minutes longer. */
  gradualShift: boolean
  /**
   * How many calls of functions this stage may run at once, of its account's quota in Lambda. Part of them is reserved, so that a crowd at
   * the pages leaves checkout, doors and payments alone (docs/decisions/0095). Null reserves none. A stage reserves
   * four fifths, and AWS keeps 100 of an account's calls for functions that reserve none: an account needs at least 500.
   */
  concurrency: number | null
  /** Days; only values that CloudWatch allows. */
  logRetention: 7 | 90
}

export const defaults: StageSettings = {
  region: 'eu-central-1',
  domain: null,
  emailFrom: 'tickets@example.com',
  emailIdentity: 'example.com',
  createEmailIdentity: false,
  applicationFeeBasisPoints: 0,
  refundApplicationFee: false,
  signUp: 'open',
  eventRedirects: [],
  legalPages: {},
  demoEvent: null,
  places: null,
  alarmEmail: null,
  watchFromOutside: false,
  monthlyBudget: null,
  webAcl: null,
  keepData: false,
  adopt: null,
  copyTo: null,
  gradualShift: false,
  concurrency: null,
  logRetention: 7,
}

/** What a stage of this name begins with; any other begins with the defaults and may be thrown away. */
const stages: Record<string, Partial<StageSettings>> = {
  production: { keepData: true, gradualShift: true, concurrency: productionConcurrency, logRetention: 90 },
}

/** The stage's settings: the defaults, and what the operator's file says instead. */
export function stageSettings(stage: string): StageSettings {
  const base = { ...defaults, ...stages[stage] }
  const own = Object.entries(ownSettings(stage)).filter(([name]) => name in defaults)
  for (const [name, value] of own) {
    const known: unknown = base[name as keyof StageSettings]
    if (known !== null && value !== null && kindOf(known) !== kindOf(value))
      throw new SettingsError(`${stage}: \`${name}\` must be ${kindOf(known)}, and it is ${kindOf(value)}.`)
  }
  return { ...base, ...Object.fromEntries(own) }
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : `of the type ${typeof value}`
}

/**
 * What the operator's file says that this release does not know, in a sentence each. A release that is taken back ignores what only newer
 * ones know.
 */
export function unknownSettings(stage: string): string[] {
  const names = Object.keys(ownSettings(stage)).filter((name) => !(name in defaults))
  return names.map((name) => `${stage}: \`${name}\` is not a setting of this release, so it does nothing.`)
}

/** SSM path of a stage's secrets: TOKEN_SECRET and the STRIPE_* values. */
export function parametersPath(stage: string): string {
  return `/foyer/${stage}`
}
