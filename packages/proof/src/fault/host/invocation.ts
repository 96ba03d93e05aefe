import { AsyncLocalStorage } from 'node:async_hooks'
import type { HostFunction } from './host-protocol.ts'

/** The running invocation: its request count, and the time that it sees. */
export interface Invocation {
  fn: HostFunction
  clock_offset_ms: number
  /** How long it has waited on purpose so far. */
  waited_ms: number
}

export const invocation = new AsyncLocalStorage<Invocation>()
