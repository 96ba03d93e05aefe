import { safely } from '../lib/browser/safely.ts'

/** The affiliate of the link that this tab followed to the event, from the page's own address: the last one wins (docs/decisions/0026). */
const key = (eventId: string) => `aff:${eventId}`

/** The server ignores longer ones anyway, and refuses none. */
const longestCode = 100

export function rememberAffiliate(eventId: string): void {
  const code = codeInAddress()
  if (code) safely(() => sessionStorage.setItem(key(eventId), code))
}

/** The code to reserve with, also after a reload of the page without it; null where no such link was followed. */
export function followedAffiliate(eventId: string): string | null {
  return codeInAddress() ?? safely(() => sessionStorage.getItem(key(eventId))) ?? null
}

function codeInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('aff')?.trim().slice(0, longestCode) || null
}
