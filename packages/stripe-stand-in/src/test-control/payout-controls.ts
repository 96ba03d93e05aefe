import type { Hono } from 'hono'
import { connectedAccount } from '../account/connected-account.ts'
import { resourceMissing } from '../api/api-error.ts'
import { bookCharge } from '../charge/charge.ts'
import { failPayout, type PayoutWish, payOut } from '../payout/payout.ts'
import type { Scope, StandIn } from '../stand-in.ts'
import { readBody } from './read-body.ts'
import { runControl } from './run-control.ts'

/** What Stripe does with an account's balance by itself. */
export function mountPayoutControls(app: Hono, standIn: StandIn): void {
  const { store } = standIn
  const scopeOf = (account: string): Scope => ({ standIn, account, request: null })

  app.post('/test/accounts/:id/payouts', async (context) => {
    const wish = await readBody<PayoutWish>(context)
    return runControl(context, standIn, () =>
      payOut(scopeOf(connectedAccount(standIn, context.req.param('id')).id), wish),
    )
  })
  app.post('/test/payouts/:id/fail', (context) =>
    runControl(context, standIn, () => {
      const id = context.req.param('id')
      const payout = store.find('payout', id)
      if (!payout) throw resourceMissing('payout', id, 'id')
      return failPayout(scopeOf(payout.account), payout.record)
    }),
  )
  app.post('/test/accounts/:id/bookings', async (context) => {
    const { late = false } = await readBody<{ late: boolean }>(context)
    return runControl(context, standIn, () => {
      const { id } = connectedAccount(standIn, context.req.param('id'))
      if (late) {
        store.put('booking_delay', id, { id: 'delay' })
        return { booked: 0 }
      }
      store.remove('booking_delay', id, 'delay')
      const waiting = store
        .all('charge', { status: 'succeeded' })
        .filter(({ account, record }) => account === id && record.balance_transaction === null)
      for (const { record } of waiting) bookCharge(scopeOf(id), record)
      return { booked: waiting.length }
    })
  })
}
