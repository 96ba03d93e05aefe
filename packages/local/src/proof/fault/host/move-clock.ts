import { invocation } from './invocation.ts'

/** Makes `new Date()` and `Date.now()` of this process tell the invocation's time; given instants stay what they are. */
export function moveClock(): void {
  const RealDate = Date
  const now = () => RealDate.now() + (invocation.getStore()?.clock_offset_ms ?? 0)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
}
