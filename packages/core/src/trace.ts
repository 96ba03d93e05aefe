import { AsyncLocalStorage } from 'node:async_hooks'

const trace = new AsyncLocalStorage<string>()

/**
 * Runs something under the id of the request that set it off, however many queues lie between (docs/decisions/0054). It is for log
 * lines and for the messages that are announced meanwhile, which carry it on; no rule ever asks for it.
 */
export function withTrace<Result>(trace_id: string, run: () => Result): Result {
  return trace.run(trace_id, run)
}

/** The id that `withTrace` was given; undefined outside of it. */
export function currentTrace(): string | undefined {
  return trace.getStore()
}
