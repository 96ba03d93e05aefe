import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

/**
 * The longest that a healthy request takes on AWS, in milliseconds: to the table, and to others, such as Stripe. A control
 * makes them longer.
 */
export const askedMilliseconds = { table: 20, other: 500 }

interface Clock {
  milliseconds: number
  longest: number
}
const clocks = new AsyncLocalStorage<Clock>()

/**
 * Does work and returns how long its longest call would take on AWS, in seconds: every request counts for as long as it takes there,
 * and every requested pause, such as between two tries, for its length. Parallel work counts as if it ran in
 * sequence: so never too little, and the same on any machine. Without `beginCall`, everything is one call.
 */
export async function inAskedTime(work: () => Promise<void>): Promise<number> {
  const clock = { milliseconds: 0, longest: 0 }
  await clocks.run(clock, work)
  return Math.max(clock.longest, clock.milliseconds) / 1000
}

/** Ends the call so far, which has its answer, and begins the next. */
export function beginCall(): void {
  const clock = clocks.getStore()
  if (!clock) return
  clock.longest = Math.max(clock.longest, clock.milliseconds)
  clock.milliseconds = 0
}

function add(milliseconds: number): void {
  const clock = clocks.getStore()
  if (clock) clock.milliseconds += milliseconds
}

/** Watches this process's requests and timers from now on; returns a function that ends it. */
export function watchAskedTime(): () => void {
  const real = globalThis.setTimeout
  const { setTimeout: realPause } = timers
  const countedPause: typeof realPause = async (milliseconds, value, options) => {
    const ended = await realPause(milliseconds, value, options)
    add(milliseconds ?? 0)
    return ended
  }
  // A timer that is cleared early, as most time-outs are, was not a wait.
  const counted = (work: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) =>
    real(
      (...told: unknown[]) => {
        add(milliseconds)
        work(...told)
      },
      milliseconds,
      ...given,
    )
  globalThis.setTimeout = Object.assign(counted, real) as unknown as typeof setTimeout
  timers.setTimeout = countedPause
  syncBuiltinESMExports()
  const onRequest = (message: unknown) => {
    const { request } = message as { request: ClientRequest }
    add(askedMilliseconds[request.getHeader('x-amz-target') === undefined ? 'other' : 'table'])
  }
  subscribe('http.client.request.created', onRequest)
  return () => {
    globalThis.setTimeout = real
    timers.setTimeout = realPause
    syncBuiltinESMExports()
    unsubscribe('http.client.request.created', onRequest)
  }
}
