import { request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import type { DeliveryFailure } from '@foyer/contracts/webhook/webhook'
import { addressOf } from './public-address.ts'

/** How a try ended. `answer_status` null: there was no answer, because of `failure`. */
export interface PostOutcome {
  answer_status: number | null
  answer: string
  failure: DeliveryFailure | null
  milliseconds: number
}

/** From the question to DNS to the end of the answer. */
export const patienceMs = 10_000
/** How much of an answer is read at most, and how much of it the log keeps. */
const mostBytes = 16_384
const keptCharacters = 1000

/**
 * Posts a body to a webhook's address, at the IP address that was checked. Redirects are not followed: they would lead past the check. Never throws.
 */
export async function postWebhook(
  text: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<PostOutcome> {
  const began = performance.now()
  const end = (outcome: Partial<PostOutcome>): PostOutcome => ({
    ...{ answer_status: null, answer: '', failure: null },
    ...outcome,
    milliseconds: Math.round(performance.now() - began),
  })
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const url = new URL(text)
    const address = await within(signal, addressOf(url))
    if (!address) return end({ failure: 'ADDRESS' })
    return end(await within(signal, send(url, { address, headers, body, signal })))
  } catch (error) {
    if (signal.aborted) return end({ failure: 'TIMEOUT' })
    return end({ failure: (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'ADDRESS' : 'CONNECTION' })
  }
}

interface Sent {
  address: { address: string; family: number }
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

function send(
  url: URL,
  { address, headers, body, signal }: Sent,
): Promise<{ answer_status: number; answer: string }> {
  const ask = url.protocol === 'http:' ? requestPlainly : request
  return new Promise((resolve, reject) => {
    const sent = ask(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Foyer-Webhook',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
        signal,
        agent: false,
        // The name stays in the Host header and in the certificate's check; only the address is given.
        lookup: (_host, options, found) =>
          options.all ? found(null, [address]) : found(null, address.address, address.family),
      },
      (answer) => {
        const parts: Buffer[] = []
        let bytes = 0
        const done = () => {
          const read = Buffer.concat(parts).toString('utf8').slice(0, keptCharacters)
          resolve({ answer_status: answer.statusCode ?? 0, answer: read })
          sent.destroy()
        }
        answer.on('data', (part: Buffer) => {
          parts.push(part)
          bytes += part.length
          if (bytes >= mostBytes) done()
        })
        answer.on('end', done)
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    // An address that changes the protocol, which was not asked for, has not taken the message.
    sent.on('upgrade', ({ statusCode = 101 }, socket) => {
      socket.destroy()
      resolve({ answer_status: statusCode, answer: '' })
    })
    sent.end(body)
  })
}

/** DNS takes no signal, and Node reports no end of some connections. */
function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
