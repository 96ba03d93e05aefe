import path from 'node:path'
import { tableDefinition } from '@foyer/core/table/table-definition'
import { roleKeys } from '../s3/role-keys.ts'
import { startS3 } from '../s3/start-s3.ts'
import { startStrictS3 } from '../s3/start-strict-s3.ts'
import { createTable } from './create-table.ts'
import { freePort } from './free-port.ts'
import { localSecrets } from './local-secrets.ts'
import { startDynamoDbLocal } from './start-dynamodb-local.ts'
import { startFauxqs } from './start-fauxqs.ts'
import { startLambda } from './start-lambda.ts'
import { startPlaces } from './start-places.ts'
import { startSesInbox } from './start-ses-inbox.ts'
import { startWallets } from './start-wallets.ts'
import { stripeSettings } from './stripe-settings.ts'

const region = 'us-east-1'
const tableName = 'foyer-local'
const bucket = 'foyer-local-media'
const versionsBucket = `${bucket}-versions`
/** SES accepts every sender of this domain. */
const senderDomain = 'foyer.example'
/** The access key of the person at the keyboard, with all rights. */
const [accessKey, secretKey] = ['local', 'local']

export type StandInOptions = {
  /** The directory for data, null to keep it in memory. */
  directory: string | null
  /** The origin that browsers and webhooks reach. By default a free port on localhost. */
  siteUrl?: string
  /** Free ports by default. */
  ports?: { dynamodb?: number; fauxqs?: number; ses?: number; stripe?: number }
  /** DynamoDB Local then starts slower and runs faster, for tests and benches that take minutes. */
  isDynamoDbCompiledThoroughly?: boolean
  /** Seconds between Stripe’s attempts to deliver an event; none where no site takes them. */
  webhookRetrySeconds?: readonly number[]
}

export type StandIns = Awaited<ReturnType<typeof startStandIns>>

/**
 * Starts everything that stands in for AWS and Stripe, with the table, bucket and queues. `env` is the environment for
 * product code. `origins` is where the gateway and pumps find each stand-in.
 */
export async function startStandIns(options: StandInOptions) {
  const { directory, ports = {} } = options
  const siteUrl = options.siteUrl ?? `http://localhost:${await freePort()}`
  const secrets = localSecrets(directory)
  const within = (name: string) => directory && path.resolve(directory, name)

  const [dynamodb, fauxqs, stripe] = await Promise.all([
    startDynamoDbLocal({
      port: ports.dynamodb ?? 0,
      directory: within('dynamodb'),
      isCompiledThoroughly: options.isDynamoDbCompiledThoroughly ?? false,
    }),
    startFauxqs({
      port: ports.fauxqs ?? 0,
      directory: within('fauxqs'),
      buckets: [bucket, versionsBucket],
      region,
    }),
    stripeSettings({
      port: ports.stripe ?? 0,
      directory,
      siteUrl,
      webhookSecret: secrets.stripe_webhook_secret,
      webhookRetrySeconds: options.webhookRetrySeconds,
      given: process.env,
    }),
  ])
  const versionedS3 = await startS3({ origin: fauxqs.url, region, bucket, versionsBucket })
  const s3 = await startStrictS3({
    origin: versionedS3.url,
    keys: { [accessKey]: { secret: secretKey }, ...roleKeys() },
    publicUrl: `${siteUrl}/s3`,
  })
  const ses = await startSesInbox({
    port: ports.ses ?? 0,
    directory: within('ses'),
    feedbackQueueUrl: fauxqs.queueUrl('email-feedback'),
    account: { region, verified: [senderDomain], isInSandbox: false, sending: 'ENABLED' },
  })
  const wallets = await startWallets({ directory, siteUrl })
  const lambda = await startLambda()
  const places = await startPlaces()
  const streamArn = await createTable({
    endpoint: dynamodb.url,
    region,
    definition: tableDefinition(tableName),
  })

  const env: Record<string, string> = {
    SITE_URL: siteUrl,
    TABLE_NAME: tableName,
    MEDIA_BUCKET: bucket,
    EMAIL_QUEUE_URL: fauxqs.queueUrl('email'),
    EMAIL_FEEDBACK_QUEUE_URL: fauxqs.queueUrl('email-feedback'),
    ORDER_EXPIRY_QUEUE_URL: fauxqs.queueUrl('order-expiry'),
    PAYMENT_QUEUE_URL: fauxqs.queueUrl('payment'),
    ATTENDEE_QUEUE_URL: fauxqs.queueUrl('attendee'),
    STATISTICS_QUEUE_URL: fauxqs.queueUrl('statistics'),
    AUDIT_QUEUE_URL: fauxqs.queueUrl('audit'),
    IMAGE_QUEUE_URL: fauxqs.queueUrl('image'),
    EXPORT_QUEUE_URL: fauxqs.queueUrl('export'),
    IMPORT_QUEUE_URL: fauxqs.queueUrl('import'),
    EVENT_MESSAGE_QUEUE_URL: fauxqs.queueUrl('event-message'),
    WALLET_QUEUE_URL: fauxqs.queueUrl('wallet'),
    AVAILABILITY_QUEUE_URL: fauxqs.queueUrl('availability'),
    CHANGE_LOG_QUEUE_URL: fauxqs.queueUrl('change-log'),
    SNAPSHOT_QUEUE_URL: fauxqs.queueUrl('snapshot'),
    WEBHOOK_QUEUE_URL: fauxqs.queueUrl('webhook'),
    WEBHOOK_SENDER: 'webhook-sender',
    WEBHOOK_INNER_HOSTS: 'localhost,127.0.0.1',
    EMAIL_FROM: `Foyer <tickets@${senderDomain}>`,
    EMAIL_CONFIGURATION_SET: 'foyer-local',
    TOKEN_SECRET: secrets.token_secret,
    ...stripe.env,
    ...wallets.env,
    MEDIA_UPLOAD_ENDPOINT: `${siteUrl}/s3`,
    APPLICATION_FEE_BASIS_POINTS: process.env.APPLICATION_FEE_BASIS_POINTS ?? '0',
    REFUND_APPLICATION_FEE: process.env.REFUND_APPLICATION_FEE ?? 'false',
    SIGN_UP: process.env.SIGN_UP ?? 'open',
    EVENT_REDIRECTS: process.env.EVENT_REDIRECTS ?? '[]',
    PLACE_PROVIDER: 'amazon-location',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: dynamodb.url,
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ENDPOINT_URL_SQS: fauxqs.url,
    AWS_ENDPOINT_URL_SES: ses.url,
    AWS_ENDPOINT_URL_LAMBDA: lambda.url,
    AWS_ENDPOINT_URL_GEO_PLACES: places.url,
    // As in Lambda's environment on AWS, with fewer log lines.
    POWERTOOLS_SERVICE_NAME: 'foyer',
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'WARN',
    POWERTOOLS_METRICS_DISABLED: 'true',
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: secretKey,
  }
  return {
    env,
    region,
    streamArn,
    inboxUrl: ses.url,
    origins: {
      dynamodb: dynamodb.url,
      sqs: fauxqs.url,
      s3: s3.url,
      // CloudFront reads the bucket with its own permission.
      media: `${versionedS3.url}/${bucket}`,
      bucket,
      inbox: ses.url,
      stripe: stripe.standInUrl,
      wallets: wallets.url,
    },
    callFunctions: lambda.callFunctions,
    queueUrl: fauxqs.queueUrl,
    deadLetterQueueUrl: fauxqs.deadLetterQueueUrl,
    async stop() {
      await Promise.all([
        dynamodb.stop(),
        s3.stop(),
        versionedS3.stop(),
        fauxqs.stop(),
        ses.stop(),
        stripe.stop(),
        wallets.stop(),
        lambda.stop(),
        places.stop(),
      ])
    },
  }
}
