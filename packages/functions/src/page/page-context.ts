import type { Locale } from '@foyer/contracts/locale'
import type { Context } from '@foyer/core/verb'

interface PageVisit {
  locale: Locale
  requestId: string
  /** The visitor's address, where something is counted; else what is asked for stands in for it. */
  client: string
}

/** Pages are the same for all visitors: no user is signed in. */
export function pageContext({ locale, requestId, client }: PageVisit): Context {
  return {
    actor: { kind: 'anonymous' },
    now: new Date(),
    requestId,
    locale,
    clientAddress: client,
    idempotencyKey: null,
  }
}
