import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { dependsOn, type Stack, type StackContext, use } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { answerKinds, drawnKinds } from './answer/answer-kinds.ts'
import { doorCalls } from './answer/door-calls.ts'
import { assets } from './assets.ts'
import { createFunction } from './create-function.ts'
import { putLive } from './put-live.ts'
import { relay } from './relay.ts'
import { site } from './site.ts'

/** The functions that answer requests: the API, what doors call of it, Stripe's webhook, passes for wallets, the public pages. The files and queues that they name exist before them. */
export function api({ stack, app }: StackContext) {
  dependsOn(assets)
  dependsOn(relay)
  const live = putLive(stack, app, {
    api: createFunction(stack, app, 'api', { handler: 'api' }),
    door: createFunction(stack, app, 'door', { handler: 'api' }),
    'stripe-webhook': createFunction(stack, app, 'stripe-webhook', { handler: 'stripe-webhook' }),
    wallet: createFunction(stack, app, 'wallet', { handler: 'wallet' }),
    page: createFunction(stack, app, 'page', { handler: 'page', printsTexts: true, encodesImages: true }),
  })
  addRoute(stack, 'api', live.api, '/api/{proxy+}', HttpMethod.ANY)
  for (const path of doorCalls) addRoute(stack, `door-${idOf(path)}`, live.door, path, HttpMethod.ANY)
  addRoute(stack, 'stripe-webhook', live['stripe-webhook'], '/api/public/webhooks/stripe', HttpMethod.ANY)
  addRoute(stack, 'wallet', live.wallet, '/api/public/wallet/{proxy+}', HttpMethod.ANY)
  for (const [path, kind] of Object.entries(answerKinds)) {
    if (!drawnKinds.includes(kind)) continue
    addRoute(stack, `page-${idOf(path)}`, live.page, path.replace('*', '{proxy+}'), HttpMethod.ANY)
  }
}

const idOf = (path: string) => path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')

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
