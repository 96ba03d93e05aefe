import {
  AttributeType,
  BillingMode,
  type ITable,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  BucketPolicy,
  type CfnBucket,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { type App, type Stack, type StackContext, use } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { copyMediaAway, copyTableAway } from './copy-away.ts'
import { abandonedUploadDays, mediaLifecycle } from './limit/media-lifecycle.ts'
import { mediaBucketName } from './media-bucket-name.ts'
import { settingsOf } from './settings-of.ts'
import { site } from './site.ts'

/** Everything that must outlive a deployment: the one table and the images. */
export function storage({ stack, app }: StackContext): { table: ITable; mediaBucket: IBucket } {
  const { adopt } = settingsOf(app)
  const table = adopt ? adoptTable(stack, adopt.table) : createTable(stack, app)
  const replication = copyMediaAway(stack, app)
  copyTableAway(stack, app, table)
  return {
    table,
    mediaBucket: adopt
      ? adoptMediaBucket(stack, adopt.mediaBucket)
      : createMediaBucket(stack, app, replication),
  }
}

/**
 * Outlives a stage that keeps its data; but what a failed first deployment made is removed, or the next one would
 * find its names taken.
 */
function removalPolicy(app: App): RemovalPolicy {
  return settingsOf(app).keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
}

/** Repeats core's table definition (packages/core/src/table/table-definition.ts); a test compares the two. */
function createTable(stack: Stack, app: App): Table {
  const table = new Table(stack, 'table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    timeToLiveAttribute: 'ttl',
    deletionProtection: settingsOf(app).keepData,
    removalPolicy: removalPolicy(app),
  })
  table.addGlobalSecondaryIndex({
    indexName: 'gsi1',
    partitionKey: { name: 'gsi1pk', type: AttributeType.STRING },
    sortKey: { name: 'gsi1sk', type: AttributeType.STRING },
    projectionType: ProjectionType.INCLUDE,
    nonKeyAttributes: ['row', '__edb_e__', '__edb_v__'],
  })
  table.addGlobalSecondaryIndex({
    indexName: 'gsi2',
    partitionKey: { name: 'gsi2pk', type: AttributeType.STRING },
    sortKey: { name: 'gsi2sk', type: AttributeType.STRING },
    projectionType: ProjectionType.KEYS_ONLY,
  })
  return table
}

function adoptTable(stack: Stack, { name, streamArn }: { name: string; streamArn: string }): ITable {
  return Table.fromTableAttributes(stack, 'adopted-table', {
    tableArn: stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName: name }),
    tableStreamArn: streamArn,
    globalIndexes: ['gsi1', 'gsi2'],
  })
}

function createMediaBucket(
  stack: Stack,
  app: App,
  replication: CfnBucket.ReplicationConfigurationProperty | null,
): Bucket {
  const { siteUrl } = use(site)
  const bucket = new Bucket(stack, 'media', {
    bucketName: mediaBucketName(app),
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    removalPolicy: removalPolicy(app),
    // Adopted by a stage with another address, it gets this rule again from `pnpm operate set-up`.
    cors: [
      {
        allowedOrigins: [siteUrl],
        allowedMethods: [HttpMethods.PUT, HttpMethods.POST],
        allowedHeaders: ['*'],
        exposedHeaders: ['ETag'],
        maxAge: 3600,
      },
    ],
    // What is deleted by mistake can come back (`pnpm operate restore`).
    versioned: true,
    lifecycleRules: mediaLifecycle.map(({ prefix, days, oldVersionDays }) => ({
      prefix,
      // A file with no version left leaves its delete marker, which expires too.
      ...(days === null ? { expiredObjectDeleteMarker: true } : { expiration: Duration.days(days) }),
      noncurrentVersionExpiration: Duration.days(oldVersionDays),
      abortIncompleteMultipartUploadAfter: Duration.days(abandonedUploadDays),
    })),
  })
  if (replication) (bucket.node.defaultChild as CfnBucket).replicationConfiguration = replication
  bucket.addToResourcePolicy(cloudFrontReads(bucket))
  acceptFinding(
    bucket,
    'AwsSolutions-S1',
    'Access logs would keep the addresses of visitors; images are public.',
  )
  return bucket
}

/** Images for this stage's CloudFront; an adopted bucket needs a policy of its own for that, and for HTTPS. */
function adoptMediaBucket(stack: Stack, bucketName: string): IBucket {
  const bucket = Bucket.fromBucketName(stack, 'adopted-media', bucketName)
  const httpsOnly = PolicyStatement.fromJson({
    Effect: 'Deny',
    Principal: { AWS: '*' },
    Action: 's3:*',
    Resource: [bucket.bucketArn, bucket.arnForObjects('*')],
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  })
  const { document } = new BucketPolicy(stack, 'adopted-media-policy', { bucket })
  document.addStatements(httpsOnly, cloudFrontReads(bucket))
  return bucket
}

function cloudFrontReads(bucket: IBucket): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
    actions: ['s3:GetObject'],
    resources: [bucket.arnForObjects('media/*')],
    conditions: { StringEquals: { 'AWS:SourceArn': use(site).distributionArn } },
  })
}
