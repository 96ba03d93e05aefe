import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { RemovalPolicy } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import { settingsOf } from './settings-of.ts'

// Routes, never paths: an order's or a ticket's path is the key to it, and addresses are personal data.
const accessLogEntry = {
  request_id: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  response_bytes: '$context.responseLength',
  latency_ms: '$context.responseLatency',
  integration_error: '$context.integrationErrorMessage',
}

/**
 * The HTTP API without routes; the api stack adds them, since its functions must know the site's address. By `edgeKey` they
 * recognize requests that come through CloudFront.
 */
export function createHttpApi(stack: Stack, app: App, edgeKey: string): HttpApi {
  const httpApi = new HttpApi(stack, 'http-api', {
    apiName: app.logicalPrefixedName('http-api'),
    createDefaultStage: false,
  })
  const accessLog = new LogGroup(stack, 'http-api-log', {
    // API Gateway writes to this prefix without a resource policy that grows with every stage.
    logGroupName: `/aws/vendedlogs/foyer/${app.stage}/http-api`,
    retention: settingsOf(app).logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  new HttpStage(stack, 'http-api-stage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    stageVariables: { edge_key: edgeKey },
    detailedMetricsEnabled: false,
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(JSON.stringify(accessLogEntry)),
    },
  })
  return httpApi
}
