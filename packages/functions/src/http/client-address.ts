import type { LambdaEvent } from 'hono/aws-lambda'
import { clientNetwork } from './client-network.ts'
import { isSameText } from './is-same-text.ts'

/**
 * Who asks, for limits per address. Behind CloudFront a request's own source is the edge, which says who the viewer is. It is
 * believed for the key that it shares with the API's stage: API Gateway's own address answers anybody, who could else
 * be somebody new with every request. All limits get what is made here: an IPv6 client is its /64.
 */
export function clientAddress(
  event: LambdaEvent | undefined,
  header: (name: string) => string | undefined,
): string {
  if (!event) return ''
  const key = 'stageVariables' in event ? event.stageVariables?.edge_key : undefined
  const viewer = header('x-foyer-viewer-address')
  const isFromEdge = typeof key === 'string' && isSameText(key, header('x-foyer-edge-key') ?? '')
  return clientNetwork(isFromEdge && viewer ? viewer : sourceOf(event))
}

function sourceOf({ requestContext }: LambdaEvent): string {
  return requestContext && 'http' in requestContext ? requestContext.http.sourceIp : ''
}
