import type { Context, Hono } from 'hono'
import { connectedAccount } from '../account/connected-account.ts'
import { completeOnboarding, deauthorizeAccount, restrictAccount } from '../account/onboard-account.ts'
import { invalidRequest, resourceMissing } from '../api/api-error.ts'
import { settlePayment } from '../payment-intent/charge-card.ts'
import { refundCharge } from '../refund/create-refund.ts'
import { settleRefund } from '../refund/settle-refund.ts'
import type { Scope, StandIn } from '../stand-in.ts'
import type { Owned } from '../store/object-store.ts'
import { readBody } from './read-body.ts'
import { runControl } from './run-control.ts'

type Outcome = 'succeeded' | 'failed'

export function mountMoneyControls(app: Hono, standIn: StandIn): void {
  const { store } = standIn
  const scopeOf = (account: string): Scope => ({ standIn, account, request: null })

  app.post('/test/idempotency/forget', async (context) => {
    const { account = '' } = await readBody<{ account: string }>(context)
    return runControl(context, standIn, () => {
      const answers = store.all('idempotent_answer').filter((answer) => answer.account === account)
      for (const { record } of answers) store.remove('idempotent_answer', account, record.id)
      return { forgotten: answers.length }
    })
  })
  app.post('/test/payment_intents/:id/settle', async (context) => {
    const { outcome } = await readBody<{ outcome: Outcome }>(context)
    return runControl(context, standIn, () => {
      const { account, record } = intentOf(standIn, context)
      if (record.status !== 'processing')
        throw invalidRequest(`The payment is ${record.status}, not processing.`)
      return settlePayment(scopeOf(account), record, checkOutcome(outcome))
    })
  })
  app.post('/test/payment_intents/:id/refund', async (context) => {
    const { amount } = await readBody<{ amount: number }>(context)
    return runControl(context, standIn, () => {
      const { account, record } = intentOf(standIn, context)
      const charge = store.get('charge', account, String(record.latest_charge))
      if (charge?.status !== 'succeeded')
        throw invalidRequest('The payment has no successful charge to refund.')
      return refundCharge(scopeOf(account), charge, { amount, metadata: {}, refundFee: false })
    })
  })
  app.post('/test/refunds/:id/settle', async (context) => {
    const { outcome } = await readBody<{ outcome: Outcome }>(context)
    return runControl(context, standIn, () => {
      const id = context.req.param('id')
      const refund = store.find('refund', id)
      if (!refund) throw resourceMissing('refund', id, 'id')
      return settleRefund(scopeOf(refund.account), refund.record, checkOutcome(outcome))
    })
  })
  app.post('/test/accounts/:id/onboard', (context) =>
    runControl(context, standIn, () =>
      completeOnboarding(standIn, connectedAccount(standIn, context.req.param('id'))),
    ),
  )
  app.post('/test/accounts/:id/restrict', async (context) => {
    const { due } = await readBody<{ due: string[] }>(context)
    return runControl(context, standIn, () => {
      const account = connectedAccount(standIn, context.req.param('id'))
      return restrictAccount(standIn, account, due ?? ['external_account'])
    })
  })
  app.post('/test/accounts/:id/deauthorize', (context) =>
    runControl(context, standIn, () => {
      const account = connectedAccount(standIn, context.req.param('id'))
      deauthorizeAccount(standIn, account)
      return { id: account.id, deauthorized: true }
    }),
  )
}

function intentOf(standIn: StandIn, context: Context): Owned<'payment_intent'> {
  const id = context.req.param('id') ?? ''
  const intent = standIn.store.find('payment_intent', id)
  if (!intent) throw resourceMissing('payment_intent', id, 'id')
  return intent
}

function checkOutcome(outcome: Outcome | undefined): Outcome {
  if (outcome === 'succeeded' || outcome === 'failed') return outcome
  throw invalidRequest('outcome must be succeeded or failed', { param: 'outcome' })
}
