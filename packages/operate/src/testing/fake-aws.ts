import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

/** A service's answer to one request. `status` is 200 by default. */
interface Answer {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

export interface AwsRequest {
  method: string
  path: string
  /** The action, for services that name it in a header. */
  target: string
  body: Record<string, unknown>
}

/**
 * Replaces AWS services that have no stand-in, such as LAMBDA or SSM, until the test ends. Clients that are created meanwhile get
 * their answers from `answer`. Answers the requests so far.
 */
export async function fakeAws(
  services: readonly string[],
  answer: (request: AwsRequest) => Answer | Promise<Answer>,
): Promise<AwsRequest[]> {
  const requests: AwsRequest[] = []
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming)
    requests.push(request)
    const { status = 200, headers, body } = await answer(request)
    outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', ...headers })
    outgoing.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // The region in the stage's settings. Commands refuse any other region.
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  for (const service of services) vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, `http://127.0.0.1:${port}`)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return requests
}

async function readRequest(incoming: IncomingMessage): Promise<AwsRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    target: String(incoming.headers['x-amz-target'] ?? '')
      .split('.')
      .at(-1) as string,
    body: text === '' ? {} : JSON.parse(text),
  }
}
