import { Agent, request } from 'node:http'
import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Sale } from './open-sale.ts'

/** The response to a call. */
export interface Answer {
  status: number
  body: string
}

/** Buyers with one browser each, behind many addresses. Connections are kept, and no address meets a rate limit. */
export function buyers(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  let calls = 0

  function call(method: string, path: string, body?: object): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body)
    calls += 1
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      // The gateway lets a client on this machine name other addresses, as a reverse proxy does.
      'x-forwarded-for': `198.18.${(calls >> 8) & 255}.${calls & 255}`,
    }
    return new Promise((resolve, reject) => {
      const sent = request(
        { agent, hostname, port, method, path: `/api/public${path}`, headers },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
  }
  return { call, leave: () => agent.destroy() }
}

type Call = ReturnType<typeof buyers>['call']

/** Has `concurrency` buyers repeat something until the time is over. Answers how many times it was done. */
export async function repeatFor(
  { concurrency, milliseconds }: { concurrency: number; milliseconds: number },
  act: () => Promise<void>,
): Promise<number> {
  const end = performance.now() + milliseconds
  let done = 0
  const worker = async () => {
    while (performance.now() < end) {
      await act()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return done
}

/** Reserves one ticket of a sale, and answers null when it is sold out. Any other response is an error. */
export async function reserveOne(
  call: Call,
  { event_id, ticket_id, price_id }: Omit<Sale, 'slug'>,
): Promise<PublicOrder | null> {
  const lines = [{ ticket_id, price_id, quantity: 1 }]
  const { status, body } = await call('POST', `/events/${event_id}/orders`, { lines })
  const answer = JSON.parse(body)
  if (status === 409 && answer.code === 'order.sold_out') return null
  if (status !== 201) throw new Error(`A reservation was answered ${status}: ${body.slice(0, 300)}`)
  return answer.data
}

/** Sends the buyer's name for a reserved free ticket, which completes the order. */
export async function complete(call: Call, order: PublicOrder): Promise<void> {
  const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
  const attendees = order.attendees.map(({ short_id }) => ({ short_id, ...person }))
  const { status, body } = await call('PUT', `/orders/${order.short_id}`, { ...person, attendees })
  if (status !== 200) throw new Error(`An order was not completed: ${body.slice(0, 300)}`)
}
