import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: Record<string, string>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  body: any
}

/** How a receiver answers; it may also leave the caller waiting. */
export type Answer = (received: Received, answer: ServerResponse) => void

export const answerWith =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_received, answer) =>
    answer.writeHead(status, headers).end(`answer ${status}`)

/** A server on this machine that hears webhooks and answers as told: 200 at first. */
export async function startReceiver() {
  const received: Received[] = []
  let answer: Answer = answerWith(200)
  const server = createServer(async (request, response) => {
    const text = await textOf(request)
    const one = { headers: request.headers as Record<string, string>, text, body: JSON.parse(text) }
    received.push(one)
    answer(one, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    subjects: () => received.map(({ body }) => body.data.subject_id),
    messageIds: () => received.map(({ headers }) => headers['webhook-id']),
    answers(next: Answer) {
      answer = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}
