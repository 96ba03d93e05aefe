import { randomUUID } from 'node:crypto'
import type { Context } from '@foyer/core/verb'

const dayMs = 86_400_000

/** Times relative to the demo's start, so that the demo never goes stale. */
export interface DemoClock {
  now: Date
  /** The time that many days from today, at that hour in UTC. The hour may be a fraction. */
  daysFromNow: (days: number, hour?: number) => Date
}

export function demoClock(now: Date): DemoClock {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  return { now, daysFromNow: (days, hour = 0) => new Date(midnight + days * dayMs + hour * 3_600_000) }
}

/** A context at that moment. By default it has no actor. */
export function demoContext(now: Date, given: Partial<Context> = {}): Context {
  return {
    actor: { kind: 'anonymous' },
    now,
    requestId: randomUUID(),
    locale: 'en',
    clientAddress: '',
    idempotencyKey: null,
    ...given,
  }
}
