import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

export interface EdgeRequest {
  uri: string
  querystring: Record<string, { value: string }>
  headers: Record<string, { value: string }>
  cookies: Record<string, { value: string }>
}

export interface EdgeResponse {
  statusCode: number
  statusDescription?: string
  headers?: Record<string, { value: string }>
  body?: { encoding: 'text'; data: string }
}

type EdgeFunction = 'choose-locale' | 'name-viewer' | 'open-to-sites' | 'serve-app-shell'

/** Runs a function of this folder as CloudFront does before it looks into its cache: a script without imports or Node. */
export function runEdgeFunction(
  name: EdgeFunction,
  request: Partial<EdgeRequest>,
): EdgeRequest & EdgeResponse {
  return run(name, { context: { eventType: 'viewer-request' }, request: whole(request) })
}

/** Runs it as CloudFront does before it sends an answer; the request is the visitor's as the function changed it. */
export function runEdgeAnswer(
  name: EdgeFunction,
  request: Partial<EdgeRequest>,
  response: EdgeResponse,
): EdgeResponse {
  return run(name, { context: { eventType: 'viewer-response' }, request: whole(request), response })
}

function whole(request: Partial<EdgeRequest>): EdgeRequest {
  return { uri: '/', headers: {}, cookies: {}, querystring: {}, ...request }
}

function run<Result>(name: EdgeFunction, given: object): Result {
  const handler = handlers.get(name) ?? load(name)
  return JSON.parse(handler(JSON.stringify({ viewer: { ip: '203.0.113.7' }, ...given })))
}

const handlers = new Map<EdgeFunction, (event: string) => string>()

function load(name: EdgeFunction): (event: string) => string {
  const script = readFileSync(path.join(import.meta.dirname, `${name}.js`), 'utf8')
  const handler = runInNewContext(`${script}; (event) => JSON.stringify(handler(JSON.parse(event)))`)
  handlers.set(name, handler)
  return handler
}
