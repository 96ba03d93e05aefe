import { AsyncLocalStorage } from 'node:async_hooks'
import type { TableLayer } from '../hostile/table-layer.ts'

/** At which of its requests of the table a process ends, and whether the table still does what was asked. */
export interface Death {
  request: number
  isDone: boolean
}

interface Process {
  death: Death | null
  requests: number
  isDead: boolean
}

const running = new AsyncLocalStorage<Process>()

/** Runs something as a process of its own, which may die in the middle. Says how many requests it made, and whether it died. */
export async function asProcess(death: Death | null, run: () => Promise<unknown>) {
  const process: Process = { death, requests: 0, isDead: false }
  try {
    await running.run(process, run)
  } catch (error) {
    if (!process.isDead) throw error
  }
  return { isDead: process.isDead, requests: process.requests }
}

/** In front of the table: a process that is dead asks nothing more, and hears no answer to what it asked last. */
export const mortality: TableLayer = async ({ input }, next) => {
  const process = running.getStore()
  if (!process) return next(input)
  if (process.isDead) throw new Error('This process is dead.')
  process.requests += 1
  if (process.requests !== process.death?.request) return next(input)
  process.isDead = true
  if (process.death.isDone) await next(input)
  throw new Error('The process died.')
}
