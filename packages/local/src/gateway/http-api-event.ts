import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** Behind CloudFront a function never sees the site's own host name. */
const httpApiHost = 'foyer.execute-api.us-east-1.amazonaws.com'
/** A function sees only an edge server's address. `x-foyer-viewer-address` has the viewer's. */
const edgeAddress = '192.0.2.1'
/** The key that CloudFront and the API share, so that the viewer's address is trusted. */
export const edgeKey = 'local-edge'

const textBody = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+(json|xml))\b)/i

/**
 * The event of an API Gateway HTTP API for this request (payload format 2.0): decoded path, headers joined by commas,
 * separate cookies, and the body in base64 unless its type is text. Throws URIError for a malformed path.
 */
export async function httpApiEvent(
  request: Request,
  sentHeaders = request.headers,
): Promise<APIGatewayProxyEventV2> {
  const url = new URL(request.url)
  const { cookie, ...headers } = Object.fromEntries(sentHeaders)
  const rawPath = decodeURIComponent(url.pathname)
  const query = [...new Set(url.searchParams.keys())].map(
    (name) => [name, url.searchParams.getAll(name).join(',')] as const,
  )
  const bytes = Buffer.from(await request.arrayBuffer())
  const isBase64Encoded = bytes.length > 0 && !textBody.test(headers['content-type'] ?? '')
  const at = new Date()
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: url.search.slice(1),
    stageVariables: { edge_key: edgeKey },
    ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
    headers: { ...headers, host: httpApiHost, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
    ...(query.length > 0 ? { queryStringParameters: Object.fromEntries(query) } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'foyer',
      domainName: httpApiHost,
      domainPrefix: 'foyer',
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: edgeAddress,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: at.toISOString(),
      timeEpoch: at.getTime(),
    },
    ...(bytes.length > 0 ? { body: bytes.toString(isBase64Encoded ? 'base64' : 'utf8') } : {}),
    isBase64Encoded,
  }
}
