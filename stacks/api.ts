import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import {
  type App,
  dependsOn,
  type Function as SstFunction,
  type Stack,
  type StackContext,
  use,
} from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { assets } from './assets.ts'
import { createFunction, oneCpuMegabytes } from './create-function.ts'
import { functionGrants } from './grant/function-grants.ts'
import { putLive } from './put-live.ts'
import { relay } from './relay.ts'
import { site } from './site.ts'
import { storage } from './storage.ts'
import { readTable, tableStatement, writeTable } from './table-permissions.ts'

/** What answers requests: the API, Stripe's webhook, the public pages. Files and queues that they name are there before them. */
export function api({ stack, app }: StackContext) {
  dependsOn(assets)
  dependsOn(relay)
  const live = putLive(stack, app, {
    api: createApiFunction(stack, app),
    'stripe-webhook': createStripeWebhookFunction(stack, app),
    page: createPageFunction(stack, app),
  })
  addRoute(stack, 'api', live.api, '/api/{proxy+}', HttpMethod.ANY)
  addRoute(stack, 'stripe-webhook', live['stripe-webhook'], '/api/public/webhooks/stripe', HttpMethod.ANY)
  for (const name of ['e', 'event', 'o', 'widget']) {
    addRoute(stack, `page-${name}`, live.page, `/${name}/{proxy+}`, HttpMethod.ANY)
  }
}

function createApiFunction(stack: Stack, app: App): SstFunction {
  const { table, mediaBucket } = use(storage)
  const apiFunction = createFunction(stack, app, 'api', {
    handler: 'api',
    timeoutSeconds: 29,
    memorySize: oneCpuMegabytes,
    readsSecrets: true,
    permissions: [
      readTable(table),
      writeTable(table),
      new PolicyStatement({
        actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
        resources: [mediaBucket.arnForObjects('media/*'), mediaBucket.arnForObjects('uploads/*')],
      }),
      // Addresses of exported files are signed with this role's own right to read them.
      new PolicyStatement({ actions: ['s3:GetObject'], resources: [mediaBucket.arnForObjects('exports/*')] }),
      // Without it, S3 calls a file that is not there forbidden instead of missing.
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [mediaBucket.bucketArn] }),
    ],
  })
  if (apiFunction.role) {
    const prefixes = [{ regex: '/^Resource::.*/(media|uploads|exports)/\\*$/' }]
    acceptFinding(
      apiFunction.role,
      'AwsSolutions-IAM5',
      'Images and exported files have generated keys under three prefixes.',
      prefixes,
    )
  }
  return apiFunction
}

function createStripeWebhookFunction(stack: Stack, app: App): SstFunction {
  const { table } = use(storage)
  return createFunction(stack, app, 'stripe-webhook', {
    handler: 'stripe-webhook',
    timeoutSeconds: 15,
    readsSecrets: true,
    permissions: [readTable(table), writeTable(table)],
  })
}

function createPageFunction(stack: Stack, app: App): SstFunction {
  return createFunction(stack, app, 'page', {
    handler: 'page',
    timeoutSeconds: 15,
    memorySize: oneCpuMegabytes,
    permissions: functionGrants.page.map((grant) => tableStatement(use(storage).table, grant)),
  })
}

function addRoute(stack: Stack, id: string, target: IFunction, path: string, method: HttpMethod): void {
  const route = new HttpRoute(stack, `${id}-route`, {
    httpApi: use(site).httpApi,
    routeKey: HttpRouteKey.with(path, method),
    integration: new HttpLambdaIntegration(`${id}-integration`, target),
  })
  acceptFinding(
    route,
    'AwsSolutions-APIG4',
    'The functions authorise: by bearer token, by secret link, by signature.',
  )
}
