import { AsyncLocalStorage } from 'node:async_hooks'
import type { HostFunction } from './host-protocol.ts'

/** What runs at the moment: its requests are counted, and at what time it believes to be. */
export interface Invocation {
  fn: HostFunction
  clock_offset_ms: number
}

export const invocation = new AsyncLocalStorage<Invocation>()
