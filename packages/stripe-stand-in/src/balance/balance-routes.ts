import type { Hono } from 'hono'
import { invalidRequest, resourceMissing } from '../api/api-error.ts'
import { endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { text } from '../api/params.ts'
import type { StandIn } from '../stand-in.ts'
import { shownMovement } from './balance-transaction.ts'

const FILTERS = ['currency', 'payout', 'source', 'type']

export function mountBalanceRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/balance_transactions',
    endpoint(standIn, { params: [...LIST_PARAMS, ...FILTERS] }, (call) => {
      const payout = text(call.params, 'payout')
      if (payout && standIn.store.get('payout', call.account, payout)?.automatic !== true) {
        const message = 'Balance transaction history can only be filtered on automatic transfers, not manual.'
        throw invalidRequest(message, { param: 'payout' })
      }
      const where = Object.fromEntries(FILTERS.map((name) => [name, text(call.params, name)]))
      const page = listPage(call, 'balance_transaction', where)
      return { ...page, data: page.data.map(shownMovement) }
    }),
  )
  app.get(
    '/v1/balance_transactions/:id',
    endpoint(standIn, { params: [] }, (call) => {
      const found = standIn.store.get('balance_transaction', call.account, call.id)
      if (!found) throw resourceMissing('balance_transaction', call.id, 'id')
      return shownMovement(found)
    }),
  )
}
