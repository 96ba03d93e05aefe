import { type Queue, queues } from '@foyer/contracts/message'
import { switchGuard } from '@foyer/core/testing/guard/switch-guard'
import { handler as api } from '@foyer/functions/api'
import { handler as attendee } from '@foyer/functions/attendee/attendee-consumer'
import { handler as audit } from '@foyer/functions/audit/audit-consumer'
import { handler as availability } from '@foyer/functions/availability/availability-consumer'
import { handler as changeLog } from '@foyer/functions/change-log/change-log-consumer'
import { handler as snapshot } from '@foyer/functions/change-log/snapshot-consumer'
import { handler as email } from '@foyer/functions/email/email-consumer'
import { handler as emailFeedback } from '@foyer/functions/email/email-feedback-consumer'
import { handler as eventMessage } from '@foyer/functions/event-message/event-message-consumer'
import { handler as exportFile } from '@foyer/functions/export/export-consumer'
import { handler as image } from '@foyer/functions/image/image-consumer'
import { handler as importing } from '@foyer/functions/import/import-consumer'
import { handler as expiry } from '@foyer/functions/order/order-expiry-consumer'
import { handler as payment } from '@foyer/functions/payment/payment-consumer'
import { handler as reconcilePayments } from '@foyer/functions/payment/reconcile-payments'
import { handler as relay } from '@foyer/functions/relay'
import { handler as statistics } from '@foyer/functions/statistics/statistics-consumer'
import { handler as stripeWebhook } from '@foyer/functions/stripe-webhook'
import { inRole } from '@foyer/functions/testing/as-function'
import { handler as walletNews } from '@foyer/functions/wallet/wallet-consumer'
import { handler as webhook } from '@foyer/functions/webhook/webhook-consumer'
import { handler as webhookSender } from '@foyer/functions/webhook/webhook-sender'
import { invoke, type LambdaHandler } from '@foyer/local/lambda-function'
import type { GrantedFunction } from '../../../../../stacks/grant/function-grants.ts'
import { patientSeconds } from '../../patience.ts'
import type { FromHost, HostFunction, ToHost } from './host-protocol.ts'
import { invocation } from './invocation.ts'
import { moveClock } from './move-clock.ts'
import { watchSteps } from './watch-steps.ts'

type Invoke = Extract<ToHost, { kind: 'invoke' }>

/** The product's own handlers; each takes its own kind of events, which an IPC channel cannot express. */
const everyHandler = {
  api,
  'stripe-webhook': stripeWebhook,
  relay,
  email,
  'email-feedback': emailFeedback,
  'order-expiry': expiry,
  payment,
  attendee,
  statistics,
  image,
  audit,
  export: exportFile,
  import: importing,
  'event-message': eventMessage,
  wallet: walletNews,
  availability,
  'change-log': changeLog,
  snapshot,
  webhook,
  'webhook-sender': webhookSender,
  'reconcile-payments': reconcilePayments,
} satisfies Record<HostFunction, unknown>
const handlers = everyHandler as unknown as Record<HostFunction, LambdaHandler<unknown, unknown>>

moveClock()
const watch = watchSteps()

process.on('message', (message: ToHost) => {
  if (message.kind === 'arm') arm(message)
  else if (message.kind === 'steps') answer({ kind: 'steps', steps: watch.steps })
  else void run(message)
})
process.on('disconnect', () => process.exit())
answer({ kind: 'ready' })

function arm({ plan, isClaiming }: Extract<ToHost, { kind: 'arm' }>): void {
  switchGuard('emailClaim', isClaiming)
  watch.arm(plan)
}

async function run({ id, fn, event, clock_offset_ms }: Invoke): Promise<void> {
  try {
    const role = roleOf(fn)
    const call = () =>
      invoke({ name: fn, timeoutSeconds: patientSeconds, handler: inRole(role, handlers[fn]) }, event)
    answer({ kind: 'result', id, result: await invocation.run({ fn, clock_offset_ms, waited_ms: 0 }, call) })
  } catch (error) {
    answer({
      kind: 'error',
      id,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
}

const isQueue = (fn: HostFunction): fn is Queue => (queues as readonly string[]).includes(fn)

function roleOf(fn: HostFunction): GrantedFunction {
  return isQueue(fn) ? `${fn}-consumer` : fn
}

function answer(message: FromHost): void {
  process.send?.(message)
}
