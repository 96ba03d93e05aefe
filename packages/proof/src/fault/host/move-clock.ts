import { invocation } from './invocation.ts'

/**
 * Makes this process tell the invocation's time: `new Date()` and `Date.now()`; given instants stay what they are. What
 * measures its age by `performance` grows older only as the world's clock is moved, so that a slow machine reads no cache
 * again and two runs have the same steps.
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
