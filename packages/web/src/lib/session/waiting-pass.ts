import type { WaitingPass } from '@foyer/contracts/waiting-room/waiting-room'
import { safely } from '../browser/safely.ts'

/** This tab's pass for the line of an event, so that a reload keeps the place. */
const key = (eventId: string) => `waiting-pass:${eventId}`

export function readWaitingPass(eventId: string): WaitingPass | null {
  return (
    safely(() => JSON.parse(sessionStorage.getItem(key(eventId)) ?? 'null') as WaitingPass | null) ?? null
  )
}

export function rememberWaitingPass(eventId: string, pass: WaitingPass): void {
  safely(() => sessionStorage.setItem(key(eventId), JSON.stringify(pass)))
}

export function forgetWaitingPass(eventId: string): void {
  safely(() => sessionStorage.removeItem(key(eventId)))
}
