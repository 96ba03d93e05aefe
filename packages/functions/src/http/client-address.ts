import type { LambdaEvent } from 'hono/aws-lambda'
import { clientNetwork } from './client-network.ts'
import { isSameText } from './is-same-text.ts'

/**
 * The client's address, for limits. Behind CloudFront a request's own source is the edge, which names the viewer. The edge is
 * believed because of the key that it shares with the API's stage: anybody can call API Gateway's own address, and could otherwise
 * claim a new address with every request. All limits use this function: an IPv6 client is its /64.
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
