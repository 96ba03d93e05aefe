import { readFileSync } from 'node:fs'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { settingsOf } from './settings-of.ts'

/** Makes keys at random with the stage; templates name them by reference (docs/decisions/0061). */
export function createKeyMaker(stack: Stack, app: App): LambdaFunction {
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
  return maker
}

/** The secret that only CloudFront and the API share. */
export function createEdgeKey(stack: Stack, maker: LambdaFunction): string {
  return createKey(stack, maker, { id: 'edge-key', resourceType: 'Custom::EdgeKey' })
}

/** What opens the sealed copy of a function's secrets: the function, and a key of its own (docs/decisions/0162). */
export function createCopyKey(stack: Stack, maker: LambdaFunction, id: string): string {
  return `${id}:${createKey(stack, maker, { id: `${id}-copy-key`, resourceType: 'Custom::CopyKey' })}`
}

/** Another `version` makes a new key. */
function createKey(
  stack: Stack,
  maker: LambdaFunction,
  { id, resourceType }: { id: string; resourceType: string },
): string {
  const key = new CustomResource(stack, id, {
    ...{ resourceType, serviceToken: maker.functionArn },
    properties: { version: 1 },
  })
  return key.getAttString('Key')
}
