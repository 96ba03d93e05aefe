import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { type Stack, type StackContext, use } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { mediaBucketName } from './media-bucket-name.ts'
import { site } from './site.ts'
import { type StageSettings, settingsOf } from './stage-settings.ts'

/** Everything that must outlive a deployment: the one table and the images. */
export function storage({ stack, app }: StackContext) {
  const settings = settingsOf(app)
  return {
    table: createTable(stack, settings),
    mediaBucket: createMediaBucket(stack, mediaBucketName(app), settings),
  }
}

/** Repeats core's table definition (packages/core/src/table/table-definition.ts); a test compares the two. */
function createTable(stack: Stack, settings: StageSettings): Table {
  const table = new Table(stack, 'table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    timeToLiveAttribute: 'ttl',
    deletionProtection: settings.keepData,
    removalPolicy: settings.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
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

function createMediaBucket(stack: Stack, bucketName: string, settings: StageSettings): Bucket {
  const { distributionArn, siteUrl } = use(site)
  const bucket = new Bucket(stack, 'media', {
    bucketName,
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    removalPolicy: settings.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    cors: [
      {
        allowedOrigins: [siteUrl],
        allowedMethods: [HttpMethods.PUT, HttpMethods.POST],
        allowedHeaders: ['*'],
        exposedHeaders: ['ETag'],
        maxAge: 3600,
      },
    ],
    // What was uploaded and never confirmed goes; what was confirmed lies under media/.
    lifecycleRules: [
      { prefix: 'uploads/', expiration: Duration.days(1) },
      // Files with personal data, which nobody needs after their day.
      { prefix: 'exports/', expiration: Duration.days(1) },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  })
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects('media/*')],
      conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
    }),
  )
  acceptFinding(
    bucket,
    'AwsSolutions-S1',
    'Access logs would keep the addresses of visitors; images are public.',
  )
  return bucket
}
