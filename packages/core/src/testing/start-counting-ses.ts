import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SendEmail {
  Destination: { ToAddresses: string[] }
}

/**
 * SES as far as `SendEmail` goes, for more mail than an inbox wants to keep: counts what each address got. `refusal` names
 * the error that a call is answered with (status 400, or 429 for `TooManyRequestsException`); null takes the email.
 */
export async function startCountingSes(refusal: (address: string) => string | null) {
  const got = new Map<string, number>()
  let [taken, refused] = [0, 0]
  const server = createServer(async (request, response) => {
    const { Destination } = JSON.parse(await bodyOf(request)) as SendEmail
    const [address = ''] = Destination.ToAddresses
    const error = refusal(address)
    if (error !== null) {
      refused += 1
      const headers = { 'content-type': 'application/json', 'x-amzn-errortype': error }
      response.writeHead(error === 'TooManyRequestsException' ? 429 : 400, headers).end('{}')
      return
    }
    taken += 1
    got.set(address, (got.get(address) ?? 0) + 1)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ MessageId: `counted-${taken}` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many emails each address got. */
    got,
    calls: () => ({ taken, refused }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
