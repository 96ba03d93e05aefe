import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

interface EdgeRequest {
  uri: string
  querystring: Record<string, { value: string }>
  headers: Record<string, { value: string }>
  cookies: Record<string, { value: string }>
}

/** Runs a viewer-request function of `stacks/edge` as CloudFront does: a script without imports or Node. */
export function runEdgeFunction(name: string, request: Partial<EdgeRequest>): EdgeRequest {
  const event = {
    viewer: { ip: '203.0.113.7' },
    request: { uri: '/', headers: {}, cookies: {}, querystring: {}, ...request },
  }
  const script = readFileSync(`stacks/edge/${name}.js`, 'utf8')
  return JSON.parse(runInNewContext(`${script}; JSON.stringify(handler(event))`, { event }))
}
