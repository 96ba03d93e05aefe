import { safely } from '../browser/safely.ts'

/** The order with which this tab holds tickets of an event. A second reservation replaces it instead of competing (F22). */
const key = (eventId: string) => `hold:${eventId}`

export function readOwnHold(eventId: string): string | null {
  return safely(() => sessionStorage.getItem(key(eventId))) ?? null
}

export function rememberOwnHold(eventId: string, orderShortId: string): void {
  safely(() => sessionStorage.setItem(key(eventId), orderShortId))
}

/** Only if it is still this order, because a newer hold for the event must stay remembered. */
export function forgetOwnHold(eventId: string, orderShortId: string): void {
  if (readOwnHold(eventId) === orderShortId) safely(() => sessionStorage.removeItem(key(eventId)))
}
