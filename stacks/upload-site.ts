import { existsSync } from 'node:fs'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { RemovalPolicy } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { settingsOf } from './stage-settings.ts'

const siteDirectory = 'packages/web/dist/client'

/** Puts the built app into its bucket: first the hashed assets, then the files that point to them, then the widget's script. */
export function uploadSite(stack: Stack, app: App, bucket: Bucket): void {
  const sources = [siteSource(app)]
  const logGroup = new LogGroup(stack, 'upload-log', {
    retention: settingsOf(app).logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const shared = { sources, destinationBucket: bucket, memoryLimit: 512, logGroup, prune: false }
  // Never pruned: pages that were cached or opened before a deployment still ask for the assets of their time.
  const assets = new BucketDeployment(stack, 'assets', {
    ...shared,
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  })
  const pages = new BucketDeployment(stack, 'pages', {
    ...shared,
    exclude: ['assets/*', 'widget.js'],
    cacheControl: [CacheControl.fromString('no-cache')],
  })
  // Its address never changes, and sites ask for it with each of their pages.
  const embed = new BucketDeployment(stack, 'embed', {
    ...shared,
    exclude: ['*'],
    include: ['widget.js'],
    cacheControl: [CacheControl.fromString('public, max-age=300, stale-while-revalidate=86400')],
  })
  pages.node.addDependency(assets)
  embed.node.addDependency(pages)
  acceptDeploymentFindings(stack, assets)
}

function siteSource(app: App): ISource {
  if (app.mode === 'remove' || app.isRunningSSTTest()) return Source.data('index.html', '')
  if (!existsSync(`${siteDirectory}/index.html`)) {
    throw new Error(`${siteDirectory} is empty. Build the web app first: pnpm --filter @foyer/web build`)
  }
  return Source.asset(siteDirectory, { exclude: ['.vite'] })
}

function acceptDeploymentFindings(stack: Stack, deployment: BucketDeployment): void {
  acceptFinding(
    deployment.handlerRole,
    'AwsSolutions-IAM5',
    "CDK's own upload function: runs while deploying only, reads CDK's asset bucket, writes the site's bucket.",
  )
  const handler = stack.node.children.find((child) => child.node.id.startsWith('Custom::CDKBucketDeployment'))
  if (!handler) return
  acceptFinding(handler, 'AwsSolutions-IAM4', "CDK's own upload function runs while deploying only.")
  acceptFinding(handler, 'AwsSolutions-L1', 'Its runtime is what this release of CDK was tested with.')
}
