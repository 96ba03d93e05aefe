import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TableAnswer, TableLayer } from './table-layer.ts'

/**
 * A layer over HTTP, in front of DynamoDB Local at `origin`: it sees the requests of all of a proof's processes. If the layer
 * throws, the caller's connection is reset. DynamoDB Streams bypass it.
 */
export async function startTableProxy({ origin, layer }: { origin: string; layer: TableLayer }) {
  const server = createServer(async (request, response) => {
    try {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      const sent = Buffer.concat(parts)
      const [service, operation = ''] = String(request.headers['x-amz-target']).split('.')
      const send = (body: Buffer) => forward(origin, request.headers, body)
      const isTable = service?.startsWith('DynamoDB_') === true
      const input = isTable ? JSON.parse(sent.toString()) : null
      const answered = isTable
        ? await layer({ operation, input }, (next) =>
            send(next === input ? sent : Buffer.from(JSON.stringify(next))),
          )
        : await send(sent)
      response.writeHead(answered.status, answered.headers).end(answered.body)
    } catch {
      request.socket.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Headers = Record<string, string | string[] | undefined>

function forward(origin: string, given: Headers, body: Buffer): Promise<TableAnswer> {
  const { host: _host, ...headers } = given
  return new Promise((resolve, reject) => {
    const sent = ask(
      origin,
      { method: 'POST', headers: { ...headers, 'content-length': body.length } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 500,
            headers: answer.headers as Record<string, string>,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    sent.once('error', reject).end(body)
  })
}
