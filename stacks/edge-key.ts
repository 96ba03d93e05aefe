import { readFileSync } from 'node:fs'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { settingsOf } from './settings-of.ts'

/**
 * The secret that only CloudFront and the API share: made at random with the stage, and named by reference in the template (docs/decisions/0061).
 * Another `version` makes a new key.
 */
export function createEdgeKey(stack: Stack, app: App): string {
  const logGroup = new LogGroup(stack, 'edge-key-log', {
    retention: settingsOf(app).logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const maker = new LambdaFunction(stack, 'edge-key-maker', {
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromInline(readFileSync('stacks/edge/make-edge-key.cjs', 'utf8')),
    timeout: Duration.seconds(30),
    logGroup,
  })
  acceptFinding(maker, 'AwsSolutions-IAM4', 'It writes its log, and runs while the stage is made only.')
  const key = new CustomResource(stack, 'edge-key', {
    resourceType: 'Custom::EdgeKey',
    serviceToken: maker.functionArn,
    properties: { version: 1 },
  })
  return key.getAttString('Key')
}
