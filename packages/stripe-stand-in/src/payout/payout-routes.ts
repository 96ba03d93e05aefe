import type { Hono } from 'hono'
import { resourceMissing } from '../api/api-error.ts'
import { endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { text } from '../api/params.ts'
import type { StandIn } from '../stand-in.ts'

export function mountPayoutRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/payouts',
    endpoint(standIn, { params: [...LIST_PARAMS, 'status'] }, (call) =>
      listPage(call, 'payout', { status: text(call.params, 'status') }),
    ),
  )
  app.get(
    '/v1/payouts/:id',
    endpoint(standIn, { params: [] }, (call) => {
      const payout = standIn.store.get('payout', call.account, call.id)
      if (!payout) throw resourceMissing('payout', call.id, 'id')
      return payout
    }),
  )
}
