import { randomUUID } from 'node:crypto'
import type { Context } from '../verb.ts'

/** A context for tests: by default without an actor, now, in English. */
export function testContext(given: Partial<Context> = {}): Context {
  return {
    actor: { kind: 'anonymous' },
    now: new Date(),
    requestId: randomUUID(),
    locale: 'en',
    clientAddress: '',
    idempotencyKey: null,
    ...given,
  }
}

/** The same caller at another moment. */
export function at(ctx: Context, now: string | Date): Context {
  return { ...ctx, now: new Date(now) }
}

/** The same caller, this many seconds later. */
export function later(ctx: Context, seconds: number): Context {
  return { ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) }
}
