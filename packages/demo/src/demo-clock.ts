import { randomUUID } from 'node:crypto'
import type { Context } from '@foyer/core/verb'

const dayMs = 86_400_000

/** Moments relative to the start of the demo, so that it never goes stale. */
export interface DemoClock {
  now: Date
  /** That many days from today, at that hour (UTC, may be a fraction). */
  daysFromNow: (days: number, hour?: number) => Date
}

export function demoClock(now: Date): DemoClock {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  return { now, daysFromNow: (days, hour = 0) => new Date(midnight + days * dayMs + hour * 3_600_000) }
}

/** An actor at some moment; none, unless said otherwise. */
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
