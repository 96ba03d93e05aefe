import { safely } from '../lib/browser/safely.ts'

/** The server ignores longer codes and refuses none. */
const longestCode = 100

/**
 * The affiliate code for the reservation: the one in the page's URL, or else the last one that this tab followed to the
 * event, which the loader stored (docs/decisions/0026). Null if no such link was followed.
 */
export function followedAffiliate(eventId: string): string | null {
  const inAddress = new URLSearchParams(window.location.search).get('aff')?.trim().slice(0, longestCode)
  return inAddress || safely(() => sessionStorage.getItem(`aff:${eventId}`)) || null
}
