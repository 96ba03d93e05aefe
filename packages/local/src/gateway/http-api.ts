import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda'
import { serviceLimits } from '../../../../stacks/limit/service-limits.ts'
import { invoke, type LambdaFunction, within } from '../lambda-function.ts'
import { httpApiEvent } from './http-api-event.ts'

export type HttpFunction = LambdaFunction<APIGatewayProxyEventV2, APIGatewayProxyResultV2>

/** Calls a function the way an API Gateway HTTP API does, with its limits and its own error answers. */
export async function callHttpApi(
  fn: HttpFunction,
  request: Request,
  headers = request.headers,
  integrationSeconds = serviceLimits.integrationSeconds,
): Promise<Response> {
  if (Number(headers.get('content-length')) > serviceLimits.requestBytes) {
    return gatewayError(413, 'Request Entity Too Large')
  }
  let event: APIGatewayProxyEventV2
  try {
    event = await httpApiEvent(request, headers)
  } catch (error) {
    if (error instanceof URIError) return gatewayError(400, 'Bad Request')
    throw error
  }
  if (jsonBytes(event) > serviceLimits.invocationBytes) return gatewayError(413, 'Request Entity Too Large')

  const answer = answerOf(fn, event, request.method)
  return within(answer, integrationSeconds, 'The integration took too long').catch(() =>
    gatewayError(503, 'Service Unavailable'),
  )
}

/** A function that fails, times out or answers too much is a server error. */
async function answerOf(fn: HttpFunction, event: APIGatewayProxyEventV2, method: string): Promise<Response> {
  try {
    const result = await invoke(fn, event)
    if (jsonBytes(result) > serviceLimits.invocationBytes) {
      throw new Error('Response payload size exceeded maximum allowed payload size (6291556 bytes).')
    }
    return httpResponse(result, method)
  } catch (error) {
    console.error(`${fn.name} failed:`, error)
    return gatewayError(500, 'Internal Server Error')
  }
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}

function httpResponse(result: APIGatewayProxyResultV2, method: string): Response {
  if (typeof result === 'string' || result.statusCode === undefined) {
    const body = typeof result === 'string' ? result : JSON.stringify(result)
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded } = result
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const empty = method === 'HEAD' || [204, 205, 304].includes(statusCode)
  const response = new Response(empty ? null : bytes, { status: statusCode })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, String(value))
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  if (!empty) response.headers.set('content-length', String(bytes.length))
  return response
}

function gatewayError(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
