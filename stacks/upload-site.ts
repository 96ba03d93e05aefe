import { existsSync } from 'node:fs'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import {
  BucketDeployment,
  type BucketDeploymentProps,
  type ISource,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment'
import { RemovalPolicy } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { settingsOf } from './settings-of.ts'

const siteDirectory = 'packages/web/dist/client'

/** Uploads a part of the built app to the site's bucket: all files but the excluded ones, plus those included again. */
export function siteUpload(stack: Stack, app: App, destinationBucket: IBucket) {
  const sources = [siteSource(app)]
  const logGroup = new LogGroup(stack, 'upload-log', {
    retention: settingsOf(app).logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const shared = { sources, destinationBucket, memoryLimit: 512, logGroup, prune: false }
  return (id: string, part: Pick<BucketDeploymentProps, 'exclude' | 'include' | 'cacheControl'>) => {
    const deployment = new BucketDeployment(stack, id, { ...shared, ...part })
    acceptDeploymentFindings(stack, deployment)
    return deployment
  }
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
