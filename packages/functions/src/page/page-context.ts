import type { Locale } from '@foyer/contracts/locale'
import type { Context } from '@foyer/core/verb'

interface PageVisit {
  locale: Locale
  requestId: string
  /** In place of a visitor's address, which the edge does not pass on. */
  page: string
}

/** Pages are made for anybody: no user is signed in, and the edge names no visitor. */
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
