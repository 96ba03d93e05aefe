import { setTimeout as sleep } from 'node:timers/promises'
import type { LambdaFunctions } from '@foyer/local/lambda-functions'
import type { QueueFunction } from '@foyer/local/pumps/queue-pump'

export interface Hush {
  /** Resolves when that many emails were held back, or when no more are expected. */
  whenMailed: (emails: number) => Promise<void>
  end: () => void
}

const pollMs = 50
const longestQuietMs = 15_000

/**
 * Silences functions that are called `through` it. Meanwhile, the consumers of mail, expiry and payment take their messages and do
 * nothing, and neither does the clock's call. This lets the demo write its past: its emails were read long ago, its holds did not
 * expire, and its payments are settled.
 */
export function hushConsumers() {
  let isHushed = false
  const mailed = new Set<string>()
  const hushable = (fn: QueueFunction, note: (id: string) => void = () => {}): QueueFunction => ({
    ...fn,
    handler: async (event, context) => {
      if (!isHushed) return fn.handler(event, context)
      for (const { body } of event.Records) note(JSON.parse(body).id)
      return { batchItemFailures: [] }
    },
  })
  const hush = (): Hush => {
    isHushed = true
    return {
      whenMailed: async (emails) => {
        let seen = -1
        for (let quietMs = 0; mailed.size < emails && quietMs < longestQuietMs; quietMs += pollMs) {
          if (mailed.size !== seen) quietMs = 0
          seen = mailed.size
          await sleep(pollMs)
        }
      },
      end: () => {
        isHushed = false
      },
    }
  }
  const through = ({ consumers, reconcilePayments, ...functions }: LambdaFunctions): LambdaFunctions => ({
    ...functions,
    reconcilePayments: {
      ...reconcilePayments,
      handler: async (...call) => (isHushed ? undefined : reconcilePayments.handler(...call)),
    },
    consumers: {
      ...consumers,
      email: hushable(consumers.email, (id) => mailed.add(id)),
      'order-expiry': hushable(consumers['order-expiry']),
      payment: hushable(consumers.payment),
    },
  })
  return { through, hush }
}
