import type { Locale } from '@foyer/contracts/locale'
import type { Context } from '@foyer/core/verb'

interface PageVisit {
  locale: Locale
  requestId: string
  /** Stands in for the visitor's address, which the edge does not pass on. */
  page: string
}

/** Pages are the same for all visitors: no user is signed in, and the edge does not say who visits. */
export function pageContext({ locale, requestId, page }: PageVisit): Context {
  return {
    actor: { kind: 'anonymous' },
    now: new Date(),
    requestId,
    locale,
    clientAddress: page,
    idempotencyKey: null,
  }
}
