import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda'
import { invoke, type LambdaFunction } from '../lambda-function.ts'
import { httpApiEvent } from './http-api-event.ts'

export type HttpFunction = LambdaFunction<APIGatewayProxyEventV2, APIGatewayProxyResultV2>

const maxRequestBytes = 10 * 1024 * 1024
const maxEventBytes = 6 * 1024 * 1024
const maxAnswerBytes = 6 * 1024 * 1024

/** Calls a function the way an API Gateway HTTP API does, with its limits and its own error answers. */
export async function callHttpApi(
  fn: HttpFunction,
  request: Request,
  headers = request.headers,
): Promise<Response> {
  if (Number(headers.get('content-length')) > maxRequestBytes) {
    return gatewayError(413, 'Request Entity Too Large')
  }
  let event: APIGatewayProxyEventV2
  try {
    event = await httpApiEvent(request, headers)
  } catch (error) {
    if (error instanceof URIError) return gatewayError(400, 'Bad Request')
    throw error
  }
  if ((event.body?.length ?? 0) > maxEventBytes) return gatewayError(413, 'Request Entity Too Large')

  try {
    return httpResponse(await withTimeout(invoke(fn, event), fn.timeoutSeconds), request.method)
  } catch (error) {
    console.error(`${fn.name} failed:`, error)
    return gatewayError(500, 'Internal Server Error')
  }
}

function httpResponse(result: APIGatewayProxyResultV2, method: string): Response {
  if (typeof result === 'string' || result.statusCode === undefined) {
    const body = typeof result === 'string' ? result : JSON.stringify(result)
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded } = result
  if (body.length > maxAnswerBytes) throw new Error('The answer is larger than Lambda allows')
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const empty = method === 'HEAD' || [204, 205, 304].includes(statusCode)
  const response = new Response(empty ? null : bytes, { status: statusCode })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, String(value))
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  if (!empty) response.headers.set('content-length', String(bytes.length))
  return response
}

async function withTimeout<T>(promise: Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Task timed out after ${seconds} seconds`)), seconds * 1000)
  })
  return Promise.race([promise, expired]).finally(() => clearTimeout(timer))
}

function gatewayError(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
