import { type PublicEvent, publicEventParams } from '@foyer/contracts/event/public-event'
import type { Locale } from '@foyer/contracts/locale'
import { isAppError } from '@foyer/core/app-error'
import { getPublicEvent } from '@foyer/core/event/get-public-event'

/** The event that a page shows, read as anybody may read it; null when there is none to see. */
export async function readPageEvent(
  event_id: string,
  locale: Locale,
  requestId: string,
): Promise<PublicEvent | null> {
  const params = publicEventParams.safeParse({ event_id })
  if (!params.success) return null
  const ctx = {
    actor: { kind: 'anonymous' },
    now: new Date(),
    requestId,
    locale,
    clientAddress: '',
    idempotencyKey: null,
  } as const
  try {
    return await getPublicEvent(ctx, { params: params.data, query: {} })
  } catch (error) {
    if (isAppError(error, 'event.not_available')) return null
    throw error
  }
}
