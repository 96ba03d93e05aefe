import { lanes, queueNames } from '../limit/lanes.ts'
import type { DeployedFunction, OwnFunction } from './function-grants.ts'

/** Every variable that a function may be given; `stacks/function-environment.ts` has their values. */
export const variableNames = [
  'VERSION',
  'SITE_URL',
  'TABLE_NAME',
  'MEDIA_BUCKET',
  'EMAIL_QUEUE_URL',
  'EMAIL_FEEDBACK_QUEUE_URL',
  'ORDER_EXPIRY_QUEUE_URL',
  'PAYMENT_QUEUE_URL',
  'ATTENDEE_QUEUE_URL',
  'STATISTICS_QUEUE_URL',
  'AUDIT_QUEUE_URL',
  'IMAGE_QUEUE_URL',
  'EXPORT_QUEUE_URL',
  'IMPORT_QUEUE_URL',
  'EVENT_MESSAGE_QUEUE_URL',
  'WALLET_QUEUE_URL',
  'AVAILABILITY_QUEUE_URL',
  'CHANGE_LOG_QUEUE_URL',
  'SNAPSHOT_QUEUE_URL',
  'WEBHOOK_QUEUE_URL',
  'WEBHOOK_SENDER',
  'EMAIL_FROM',
  'EMAIL_CONFIGURATION_SET',
  'APPLICATION_FEE_BASIS_POINTS',
  'REFUND_APPLICATION_FEE',
  'SIGN_UP',
  'EVENT_REDIRECTS',
  'TERMS_URL',
  'PRIVACY_URL',
  'IMPRINT_URL',
  'DEMO_EVENT_URL',
  'PLACE_PROVIDER',
] as const
export type VariableName = (typeof variableNames)[number]

const legalPages = ['TERMS_URL', 'PRIVACY_URL', 'IMPRINT_URL'] as const

/**
 * The variables that each function is given, and no more than it reads: `used-grants.test.ts` fails for one that its work never needs, and for one
 * that it reads but does not get.
 */
export const ownVariables: Record<OwnFunction, readonly VariableName[]> = {
  api: [
    ...(['VERSION', 'SITE_URL', 'TABLE_NAME', 'MEDIA_BUCKET', 'SIGN_UP'] as const),
    ...(['APPLICATION_FEE_BASIS_POINTS', 'REFUND_APPLICATION_FEE'] as const),
    ...legalPages,
    ...(['DEMO_EVENT_URL', 'PLACE_PROVIDER'] as const),
  ],
  'stripe-webhook': ['TABLE_NAME'],
  wallet: ['SITE_URL', 'TABLE_NAME'],
  page: ['SITE_URL', 'TABLE_NAME', 'SIGN_UP', 'EVENT_REDIRECTS', ...legalPages],
  relay: [
    'EMAIL_QUEUE_URL',
    'ORDER_EXPIRY_QUEUE_URL',
    'PAYMENT_QUEUE_URL',
    'ATTENDEE_QUEUE_URL',
    'STATISTICS_QUEUE_URL',
    'AUDIT_QUEUE_URL',
    'IMAGE_QUEUE_URL',
    'EXPORT_QUEUE_URL',
    'IMPORT_QUEUE_URL',
    'EVENT_MESSAGE_QUEUE_URL',
    'WALLET_QUEUE_URL',
    'AVAILABILITY_QUEUE_URL',
    'CHANGE_LOG_QUEUE_URL',
    'SNAPSHOT_QUEUE_URL',
    'WEBHOOK_QUEUE_URL',
  ],
  // A payment that got lost is asked for once more, with the operator's share as before.
  'reconcile-payments': ['TABLE_NAME', 'APPLICATION_FEE_BASIS_POINTS'],
  'email-consumer': ['SITE_URL', 'TABLE_NAME', 'EMAIL_QUEUE_URL', 'EMAIL_FROM', 'EMAIL_CONFIGURATION_SET'],
  'email-feedback-consumer': ['TABLE_NAME', 'EMAIL_FEEDBACK_QUEUE_URL'],
  'order-expiry-consumer': ['TABLE_NAME', 'ORDER_EXPIRY_QUEUE_URL'],
  // Stripe gets the site's domain once an account can be paid, and reports payments that got lost.
  'payment-consumer': ['SITE_URL', 'TABLE_NAME', 'APPLICATION_FEE_BASIS_POINTS', 'PAYMENT_QUEUE_URL'],
  'attendee-consumer': ['TABLE_NAME', 'ATTENDEE_QUEUE_URL'],
  'statistics-consumer': ['TABLE_NAME', 'STATISTICS_QUEUE_URL'],
  'audit-consumer': ['TABLE_NAME', 'AUDIT_QUEUE_URL'],
  'wallet-consumer': ['SITE_URL', 'TABLE_NAME', 'WALLET_QUEUE_URL'],
  'availability-consumer': ['TABLE_NAME', 'AVAILABILITY_QUEUE_URL'],
  'change-log-consumer': ['TABLE_NAME', 'CHANGE_LOG_QUEUE_URL', 'WEBHOOK_QUEUE_URL'],
  'webhook-consumer': ['TABLE_NAME', 'WEBHOOK_QUEUE_URL', 'WEBHOOK_SENDER'],
  'webhook-sender': ['TABLE_NAME'],
  'snapshot-consumer': ['TABLE_NAME', 'MEDIA_BUCKET', 'SNAPSHOT_QUEUE_URL'],
  'image-consumer': ['TABLE_NAME', 'MEDIA_BUCKET', 'IMAGE_QUEUE_URL'],
  'export-consumer': ['TABLE_NAME', 'MEDIA_BUCKET', 'EXPORT_QUEUE_URL'],
  'import-consumer': ['TABLE_NAME', 'MEDIA_BUCKET', 'IMPORT_QUEUE_URL'],
  'event-message-consumer': [
    // Each email's foot leads to the reader's tickets.
    'SITE_URL',
    'TABLE_NAME',
    'EMAIL_FROM',
    'EMAIL_CONFIGURATION_SET',
    'EVENT_MESSAGE_QUEUE_URL',
  ],
}

/** What a deployed function gets: all that the effects of its queue read, also where one of them has the function's name. */
export function variablesOf(name: DeployedFunction): VariableName[] {
  const queue = queueNames.find((lane) => name === `${lane}-consumer`)
  const alone = name === 'door' ? 'api' : (name as OwnFunction)
  const own = queue ? lanes[queue].map((effect): OwnFunction => `${effect}-consumer`) : [alone]
  const given = new Set(own.flatMap((reader) => ownVariables[reader]))
  return variableNames.filter((variable) => given.has(variable))
}
