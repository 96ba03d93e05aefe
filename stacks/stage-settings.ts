import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { App } from 'sst/constructs'

/** What may differ between stages. Secrets are not here: they live in SSM, under `parametersPath`. */
export interface StageSettings {
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
   * Whether a refund gives the platform's share back as well, in proportion. A refund that Foyer makes by itself, because a
   * payment came too late for its tickets, always does.
   */
  refundApplicationFee: boolean
  /** Event pages that send their visitors to another site (specification, section 2). */
  eventRedirects: { event_id: string; url: string }[]
  /** Who is told; without anybody to tell, no alarms are created. */
  alarmEmail: string | null
  /** Keeps table and images when the stage is removed, and refuses to delete the table. */
  keepData: boolean
  logRetention: RetentionDays
}

const defaults: StageSettings = {
  domain: null,
  emailFrom: 'tickets@example.com',
  emailIdentity: 'example.com',
  createEmailIdentity: false,
  applicationFeeBasisPoints: 0,
  refundApplicationFee: false,
  eventRedirects: [],
  alarmEmail: null,
  keepData: false,
  logRetention: RetentionDays.ONE_WEEK,
}

/** Add a stage here; one that is not named gets the defaults and may be thrown away. */
const stages: Record<string, Partial<StageSettings>> = {
  production: { keepData: true, logRetention: RetentionDays.THREE_MONTHS },
}

export function stageSettings(stage: string): StageSettings {
  return { ...defaults, ...stages[stage] }
}

const contextKey = 'foyer:settings'

/** Must be called before the first stack is added: CDK freezes the context then. */
export function provideSettings(app: App, settings: StageSettings): void {
  app.node.setContext(contextKey, settings)
}

export function settingsOf(app: App): StageSettings {
  return app.node.getContext(contextKey)
}

/** SSM path of a stage's secrets: TOKEN_SECRET and the STRIPE_* values. */
export function parametersPath(app: App): string {
  return `/foyer/${app.stage}`
}
