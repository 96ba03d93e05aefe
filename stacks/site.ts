import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import { Distribution, HttpVersion, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { App, Stack, StackContext } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { createEdgeKey, createKeyMaker } from './edge-key.ts'
import { createHttpApi } from './http-api.ts'
import { mediaBucketName } from './media-bucket-name.ts'
import { settingsOf } from './settings-of.ts'
import { siteBehaviors } from './site-behaviors.ts'

/** The one public address: CloudFront before the app's files, the API, the event pages and the images. */
export function site({ stack, app }: StackContext) {
  const { domain } = settingsOf(app)
  const keyMaker = createKeyMaker(stack, app)
  const edgeKey = createEdgeKey(stack, keyMaker)
  const httpApi = createHttpApi(stack, app, edgeKey)
  const files = createFilesBucket(stack)
  const distribution = createDistribution(stack, app, { files, httpApi, edgeKey })
  letMissingFilesBeMissing(files, distribution)
  if (domain?.hostedZone) createRecords(stack, domain.name, domain.hostedZone, distribution)
  const siteUrl = `https://${domain?.name ?? distribution.distributionDomainName}`
  stack.addOutputs({ SiteUrl: siteUrl, DistributionName: distribution.distributionDomainName })
  return { httpApi, files, siteUrl, keyMaker, distributionArn: distribution.distributionArn }
}

function createFilesBucket(stack: Stack): Bucket {
  const bucket = new Bucket(stack, 'files', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
  })
  acceptFinding(
    bucket,
    'AwsSolutions-S1',
    'Holds published files only; logs would keep the addresses of visitors.',
  )
  return bucket
}

function createDistribution(
  stack: Stack,
  app: App,
  { files, httpApi, edgeKey }: { files: Bucket; httpApi: HttpApi; edgeKey: string },
): Distribution {
  const { domain, webAcl } = settingsOf(app)
  const media = Bucket.fromBucketAttributes(stack, 'media', {
    bucketName: mediaBucketName(app),
    region: app.region,
  })
  const distribution = new Distribution(stack, 'distribution', {
    comment: app.logicalPrefixedName('site'),
    defaultRootObject: 'index.html',
    httpVersion: HttpVersion.HTTP2_AND_3,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    ...(webAcl && { webAclId: webAcl }),
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(stack, 'certificate', domain.certificateArn),
    }),
    ...siteBehaviors(stack, app, {
      files: S3BucketOrigin.withOriginAccessControl(files),
      media: S3BucketOrigin.withOriginAccessControl(media),
      httpApi: new HttpOrigin(`${httpApi.apiId}.execute-api.${app.region}.${stack.urlSuffix}`, {
        customHeaders: { 'x-foyer-edge-key': edgeKey },
      }),
    }),
  })
  acceptDistributionFindings(distribution, domain !== null)
  return distribution
}

/** 404 instead of S3's 403 for a file that is not there. No request reaches the bucket's root, so none lists. */
function letMissingFilesBeMissing(files: Bucket, distribution: Distribution): void {
  files.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:ListBucket'],
      resources: [files.bucketArn],
      conditions: { StringEquals: { 'AWS:SourceArn': distribution.distributionArn } },
    }),
  )
}

function createRecords(
  stack: Stack,
  recordName: string,
  hostedZone: { id: string; name: string },
  distribution: Distribution,
): void {
  const zone = HostedZone.fromHostedZoneAttributes(stack, 'zone', {
    hostedZoneId: hostedZone.id,
    zoneName: hostedZone.name,
  })
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
  new ARecord(stack, 'ipv4', { zone, recordName, target })
  new AaaaRecord(stack, 'ipv6', { zone, recordName, target })
}

function acceptDistributionFindings(distribution: Distribution, hasCertificate: boolean): void {
  acceptFinding(distribution, 'AwsSolutions-CFR1', 'Tickets are sold to everyone, everywhere.')
  acceptFinding(
    distribution,
    'AwsSolutions-CFR2',
    'A firewall costs money every month, also idle; an operator can name one. Rate limits are in the API.',
  )
  acceptFinding(
    distribution,
    'AwsSolutions-CFR3',
    'Access logs would keep addresses of visitors and the paths that open orders and tickets.',
  )
  if (hasCertificate) return
  acceptFinding(
    distribution,
    'AwsSolutions-CFR4',
    "CloudFront's own name brings its own certificate and protocols.",
  )
}
