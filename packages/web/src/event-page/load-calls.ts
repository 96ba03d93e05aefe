import { CallError } from '../lib/api/call-error.ts'

/** Loads what sends an order: with the first choice, so that it is there when a buyer continues. */
export async function loadCalls(): Promise<typeof import('./reserve-tickets.ts')> {
  try {
    return await import('./reserve-tickets.ts')
  } catch {
    const code = navigator.onLine ? 'network.unreachable' : 'network.offline'
    throw new CallError(0, { code, message: 'The server could not be reached.' })
  }
}
