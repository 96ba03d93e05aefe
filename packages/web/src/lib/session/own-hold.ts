import { safely } from '../browser/safely.ts'

/** The order that this tab holds tickets with, per event: a second reservation replaces it instead of competing (F22). */
const key = (eventId: string) => `hold:${eventId}`

export function readOwnHold(eventId: string): string | null {
  return safely(() => sessionStorage.getItem(key(eventId))) ?? null
}

export function rememberOwnHold(eventId: string, orderShortId: string): void {
  safely(() => sessionStorage.setItem(key(eventId), orderShortId))
}

/** Only when it is still that order: a newer hold of the same event stays remembered. */
export function forgetOwnHold(eventId: string, orderShortId: string): void {
  if (readOwnHold(eventId) === orderShortId) safely(() => sessionStorage.removeItem(key(eventId)))
}
