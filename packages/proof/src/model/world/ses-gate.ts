import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { seededRandom } from '@foyer/core/testing/seeded-random'
import type { Mailbag } from './mailbag.ts'
import type { WorldClock } from './world-clock.ts'

const hour = 3_600_000

/**
 * How SES treats a world, by seed: four times within its first days, often from its beginning on, it is closed, for one to 24 hours (F34), and in between it is open for half an hour
 * at least; to one email in four of those days it says nothing.
 */
export function sesHours(seed: number, clock: WorldClock): Pick<Mailbag, 'isSesClosed' | 'isSesSilent'> {
  const random = seededRandom(seed)
  const start = Date.now()
  let at = random.pick([0, random.fraction() * hour])
  const closings = Array.from({ length: 4 }, () => {
    const from = at
    const until = from + random.whole(1, 24) * hour
    at = until + (0.5 + 6 * random.fraction()) * hour
    return { from, until }
  })
  // Called by a server, which lives in the machine's time.
  const age = () => Date.now() + clock.aheadMs - start
  return {
    isSesClosed: () => closings.some(({ from, until }) => age() >= from && age() < until),
    isSesSilent: () => age() < at && random.fraction() < 0.25,
  }
}

/**
 * A proxy before SES: refuses emails from worlds with a closed SES and passes on the rest, some of them without an
 * answer.
 */
export async function startSesGate(inboxUrl: string, bagOf: (message_id: string) => Mailbag | undefined) {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const message_id = messageOf(new URLSearchParams(body.toString()))
    const bag = bagOf(message_id)
    if (bag?.isSesClosed()) {
      bag.refusedEmails += 1
      const error = '<Error><Type>Sender</Type><Code>AccountSendingPausedException</Code></Error>'
      response.writeHead(400, { 'content-type': 'text/xml' })
      response.end(`<ErrorResponse>${error}</ErrorResponse>`)
      return
    }
    const { authorization = '', 'content-type': type = '' } = request.headers
    const headers = { authorization, 'content-type': type }
    const answer = await fetch(inboxUrl, { method: 'POST', headers, body: new Uint8Array(body) })
    const isSilent = bag?.isSesSilent() ?? false
    const taken = bag?.takenEmails.get(message_id) ?? { times: 0, unanswered: 0 }
    taken.times += 1
    taken.unanswered += isSilent ? 1 : 0
    bag?.takenEmails.set(message_id, taken)
    if (isSilent) {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/xml' })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Every email carries the id of the message that it was sent for (docs/decisions/0013). */
function messageOf(form: URLSearchParams): string {
  const [name = ''] = [...form].find(([name, value]) => name.endsWith('.Name') && value === 'message') ?? []
  return form.get(name.replace(/Name$/, 'Value')) ?? ''
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
