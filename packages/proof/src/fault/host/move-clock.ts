import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { invocation } from './invocation.ts'

/**
 * Makes `new Date()` and `Date.now()` in this process return the invocation's time. `performance` follows the world's
 * clock too, so that no cache expires on a slow machine and two runs take the same steps. Only what waits on purpose sees time
 * go by there: otherwise what waits for a second would never end.
 */
export function moveClock(): void {
  const RealDate = Date
  const offset = () => invocation.getStore()?.clock_offset_ms ?? 0
  const now = () => RealDate.now() + offset()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
  performance.now = () => offset() + (invocation.getStore()?.waited_ms ?? 0)
  countWaits()
}

function countWaits(): void {
  const sleep = timers.setTimeout
  timers.setTimeout = async (ms, ...more) => {
    const value = await sleep(ms, ...more)
    const running = invocation.getStore()
    if (running) running.waited_ms += ms ?? 0
    return value
  }
  syncBuiltinESMExports()
}
