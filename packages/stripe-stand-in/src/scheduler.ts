import { settlePayment } from './payment-intent/charge-card.ts'
import { settleRefund } from './refund/settle-refund.ts'
import type { Scope, StandIn } from './stand-in.ts'
import type { DueStep } from './store/stored-record.ts'

interface Scheduler {
  wake(): void
  stop(): void
}

/** Takes the steps that fall due: slow payments and refunds end on their own, even after a restart. */
export function createScheduler(standIn: StandIn): Scheduler {
  let timer: NodeJS.Timeout | undefined

  function run(): void {
    const steps = standIn.store.all('due_step')
    for (const { account, record } of steps.filter((step) => step.record.at <= Date.now())) {
      standIn.store.transaction(() => {
        takeStep({ standIn, account, request: null }, record)
        standIn.store.remove('due_step', account, record.id)
      })
    }
    const next = Math.min(...standIn.store.all('due_step').map((step) => step.record.at))
    if (Number.isFinite(next)) schedule(next - Date.now())
  }

  function schedule(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(run, Math.max(0, milliseconds))
    timer.unref()
  }

  return { wake: () => schedule(0), stop: () => clearTimeout(timer) }
}

// A test control may have taken the step already; then there is nothing left to do.
function takeStep(scope: Scope, step: DueStep): void {
  const { store } = scope.standIn
  if (step.verb === 'settle-payment') {
    const intent = store.get('payment_intent', scope.account, step.target)
    if (intent?.status === 'processing') settlePayment(scope, intent, step.outcome)
    return
  }
  const refund = store.get('refund', scope.account, step.target)
  if (refund && refund.status !== 'failed') settleRefund(scope, refund, step.outcome)
}
