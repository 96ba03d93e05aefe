import { type App, use } from 'sst/constructs'
import { email } from './email.ts'
import { queues } from './queues.ts'
import { site } from './site.ts'
import { settingsOf } from './stage-settings.ts'
import { storage } from './storage.ts'

/** Names and addresses, the same for every function; what a function may touch is said by its role. */
export function functionEnvironment(app: App): Record<string, string> {
  const settings = settingsOf(app)
  const { table, mediaBucket } = use(storage)
  const queue = use(queues)
  return {
    STAGE: app.stage,
    SITE_URL: use(site).siteUrl,
    TABLE_NAME: table.tableName,
    MEDIA_BUCKET: mediaBucket.bucketName,
    EMAIL_QUEUE_URL: queue.email.queue.queueUrl,
    EMAIL_FEEDBACK_QUEUE_URL: queue['email-feedback'].queue.queueUrl,
    ORDER_EXPIRY_QUEUE_URL: queue['order-expiry'].queue.queueUrl,
    PAYMENT_QUEUE_URL: queue.payment.queue.queueUrl,
    ATTENDEE_QUEUE_URL: queue.attendee.queue.queueUrl,
    STATISTICS_QUEUE_URL: queue.statistics.queue.queueUrl,
    AUDIT_QUEUE_URL: queue.audit.queue.queueUrl,
    IMAGE_QUEUE_URL: queue.image.queue.queueUrl,
    EXPORT_QUEUE_URL: queue.export.queue.queueUrl,
    EVENT_MESSAGE_QUEUE_URL: queue['event-message'].queue.queueUrl,
    EMAIL_FROM: settings.emailFrom,
    EMAIL_CONFIGURATION_SET: use(email).configurationSetName,
    APPLICATION_FEE_BASIS_POINTS: String(settings.applicationFeeBasisPoints),
    REFUND_APPLICATION_FEE: String(settings.refundApplicationFee),
    EVENT_REDIRECTS: JSON.stringify(settings.eventRedirects),
  }
}
