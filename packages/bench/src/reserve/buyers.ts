import { Agent, request } from 'node:http'

/** A call's answer, for whoever wants to read it. */
export interface Answer {
  status: number
  body: string
}

/** Buyers of one browser each, behind many addresses: connections are kept, and no address asks too often. */
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
      // The gateway lets a client on this machine speak for others, as a reverse proxy does.
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

/** Reserves one ticket after another from that many buyers at once until the time is over; answers how many there were. */
export async function reserveFor(options: {
  call: ReturnType<typeof buyers>['call']
  concurrency: number
  milliseconds: number
  path: string
  body: object
}): Promise<number> {
  const { call, concurrency, milliseconds, path, body } = options
  const end = performance.now() + milliseconds
  let reserved = 0
  const worker = async () => {
    while (performance.now() < end) {
      const { status, body: said } = await call('POST', path, body)
      if (status !== 201) throw new Error(`A reservation was answered ${status}: ${said.slice(0, 300)}`)
      reserved += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return reserved
}
