import { resolve } from 'node:path'
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { relay } from './relay.ts'
import { site } from './site.ts'
import { storage } from './storage.ts'
import { grantedStatements } from './testing/granted-statements.ts'
import { synthesise } from './testing/synthesise.ts'

const template = synthesise().template(storage)

describe('the table', () => {
  it('has the keys and indexes that core works with', async () => {
    const core = await import(resolve('packages/core/src/table/table-definition.ts'))
    const {
      TableName: _,
      AttributeDefinitions,
      StreamSpecification,
      ...definition
    } = core.tableDefinition('t')
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      ...definition,
      AttributeDefinitions: Match.arrayWith(AttributeDefinitions),
      StreamSpecification: { StreamViewType: StreamSpecification.StreamViewType },
    })
  })

  it('streams both images, forgets by ttl, is encrypted, on demand, and can be restored to any second', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    })
  })

  it('is kept in production and thrown away elsewhere', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: { DeletionProtectionEnabled: true },
    })
    synthesise({ stage: 'try' })
      .template(storage)
      .hasResource('AWS::DynamoDB::Table', {
        DeletionPolicy: 'Delete',
        Properties: { DeletionProtectionEnabled: false },
      })
  })
})

describe('the media bucket', () => {
  it('is private, encrypted and kept', () => {
    template.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      },
    })
  })

  it('takes presigned uploads from the site and from no other origin', () => {
    const rule = (origin: unknown) => ({
      CorsConfiguration: {
        CorsRules: [Match.objectLike({ AllowedMethods: ['PUT', 'POST'], AllowedOrigins: [origin] })],
      },
    })
    const cloudFrontName = {
      'Fn::Join': ['', ['https://', Match.objectLike({ 'Fn::ImportValue': Match.anyValue() })]],
    }
    template.hasResourceProperties('AWS::S3::Bucket', rule(cloudFrontName))
    const domain = {
      name: 'tickets.example.org',
      certificateArn: 'arn:aws:acm:us-east-1:1:certificate/1',
      hostedZone: null,
    }
    synthesise({ settings: { domain } })
      .template(storage)
      .hasResourceProperties('AWS::S3::Bucket', rule('https://tickets.example.org'))
  })

  it('keeps what was overwritten or deleted for as long as the table can be restored, and no longer', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({
            Prefix: 'media/',
            NoncurrentVersionExpiration: { NoncurrentDays: 35 },
            ExpiredObjectDeleteMarker: true,
          }),
        ]),
      },
    })
  })

  it.each(['uploads/', 'exports/'])(
    'forgets what lies under %s a day later, and every version of it',
    (Prefix) => {
      template.hasResourceProperties('AWS::S3::Bucket', {
        LifecycleConfiguration: {
          Rules: Match.arrayWith([
            Match.objectLike({
              Prefix,
              ExpirationInDays: 1,
              NoncurrentVersionExpiration: { NoncurrentDays: 1 },
              Status: 'Enabled',
            }),
          ]),
        },
      })
    },
  )

  it('forgets the parts of uploads that were not ended after a day', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({
            Prefix: 'exports/',
            AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
          }),
        ]),
      },
    })
  })

  it('lets CloudFront read published images only, and never over plain HTTP', () => {
    const [policy] = Object.values(template.findResources('AWS::S3::BucketPolicy'))
    const statements: { Effect: string; Action: string; Resource: unknown }[] =
      policy?.Properties.PolicyDocument.Statement
    const allowed = statements.filter((statement) => statement.Effect === 'Allow')
    expect(allowed).toHaveLength(1)
    expect(allowed[0]?.Action).toBe('s3:GetObject')
    expect(JSON.stringify(allowed[0]?.Resource)).toContain('/media/*')
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    })
  })
})

describe('a stage that adopts its data', () => {
  const adopt = {
    table: {
      name: 'production-foyer-storage-table-1',
      streamArn:
        'arn:aws:dynamodb:eu-central-1:123456789012:table/production-foyer-storage-table-1/stream/2026',
    },
    mediaBucket: 'production-foyer-media-1',
  }
  const stage = synthesise({ settings: { adopt } })
  const own = stage.template(storage)
  const ofApi = stage.template(api)
  const ofRelay = stage.template(relay)
  const ofSite = stage.template(site)

  it('creates neither table nor bucket, and lets its own CloudFront read the images', () => {
    own.resourceCountIs('AWS::DynamoDB::Table', 0)
    own.resourceCountIs('AWS::S3::Bucket', 0)
    own.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: adopt.mediaBucket,
      PolicyDocument: {
        Statement: [
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          Match.objectLike({ Effect: 'Allow', Action: 's3:GetObject' }),
        ],
      },
    })
  })

  it('gives its functions the adopted names and rights, and its relay the adopted stream', () => {
    ofApi.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'production-foyer-api',
      Environment: {
        Variables: Match.objectLike({ MEDIA_BUCKET: adopt.mediaBucket, TABLE_NAME: adopt.table.name }),
      },
    })
    expect(JSON.stringify(grantedStatements(ofApi, 'api'))).toContain(`table/${adopt.table.name}/index/gsi1`)
    ofRelay.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: adopt.table.streamArn,
    })
    expect(JSON.stringify(ofSite.toJSON())).toContain(`${adopt.mediaBucket}.s3.`)
  })
})
