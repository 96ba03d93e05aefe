import { invocation } from './invocation.ts'

/**
 * Makes this process use the invocation's time for `new Date()` and `Date.now()`; given instants do not change. Ages
 * measured by `performance` grow only as the world's clock moves, so that no cache expires on a slow machine
 * and two runs have the same steps.
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
  performance.now = offset
}
