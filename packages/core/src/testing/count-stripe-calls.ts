import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { required } from '../config.ts'

const channel = 'http.client.request.start'

/** Counts the requests that this process sends to Stripe from now on, whichever code sends them. */
export function countStripeCalls(): { calls: string[]; stop: () => void } {
  const { host } = new URL(required('STRIPE_API_BASE'))
  const calls: string[] = []
  const note = (message: unknown) => {
    const { request } = message as { request: ClientRequest }
    if (request.getHeader('host') === host) calls.push(`${request.method} ${request.path}`)
  }
  subscribe(channel, note)
  return { calls, stop: () => unsubscribe(channel, note) }
}
