import { createHmac } from 'node:crypto'
import { config } from '@foyer/core/config'
import type { Actor } from '@foyer/core/verb'

/** What is known of a request's caller when it is refused. */
export interface Caller {
  actor?: Actor | undefined
  /** The email address in its body, as the person typed it. */
  email?: string | undefined
  clientAddress: string
}

/**
 * Who called, for the log: account and person or key by their ids; network and email address as words that are the same for the same one, and
 * that cannot be turned back without the stage's secret. One can tell guesses for one account from guesses of one client.
 */
export function logCaller({ actor, email, clientAddress }: Caller) {
  const { account_id, user_id, api_key_id } = { ...actor } as Partial<Record<string, string>>
  return { account_id, user_id, api_key_id, client: pseudonym(clientAddress), address: pseudonym(email) }
}

function pseudonym(text: string | undefined): string | undefined {
  const [secret] = config().TOKEN_SECRET ?? []
  if (!text || !secret) return undefined
  return createHmac('sha256', secret)
    .update(`log ${text.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 16)
}
