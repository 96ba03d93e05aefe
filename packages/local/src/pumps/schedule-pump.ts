import { randomUUID } from 'node:crypto'
import type { ScheduledEvent } from 'aws-lambda'
import { invoke, type LambdaFunction } from '../lambda-function.ts'

export type ScheduledFunction = LambdaFunction<ScheduledEvent, void>

/**
 * Calls a function by the clock, as an EventBridge rule does: the first time after one interval, never twice at once here,
 * and again at the next interval whether it failed or not.
 */
export function startSchedulePump(options: {
  fn: ScheduledFunction
  everySeconds: number
  /** Called after each run: it may have written something. */
  onWrite?: () => void
}) {
  const { fn, everySeconds, onWrite } = options
  let running: Promise<void> | null = null

  async function run() {
    try {
      await invoke(fn, scheduledEvent(fn.name))
    } catch (error) {
      console.error(`${fn.name} failed:`, error)
    }
    onWrite?.()
    running = null
  }

  const timer = setInterval(() => {
    running ??= run()
  }, everySeconds * 1000)
  return {
    /** A run under way is finished first. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** What a scheduled rule sends. */
export function scheduledEvent(rule: string, now = new Date()): ScheduledEvent {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time: `${now.toISOString().slice(0, 19)}Z`,
    region: 'us-east-1',
    resources: [`arn:aws:events:us-east-1:000000000000:rule/${rule}`],
    detail: {},
  }
}
