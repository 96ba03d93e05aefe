import type { Hono } from 'hono'
import { invalidRequest, resourceMissing } from '../api/api-error.ts'
import { endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { listOf, text } from '../api/params.ts'
import type { StandIn } from '../stand-in.ts'

export function mountEventRoutes(app: Hono, standIn: StandIn): void {
  app.get(
    '/v1/events',
    endpoint(standIn, { params: [...LIST_PARAMS, 'type', 'types', 'delivery_success'] }, (call) => {
      const type = text(call.params, 'type')
      const types = listOf(call.params, 'types')
      if (types.length > 1)
        throw invalidRequest('The stand-in lists one type of events at a time.', { param: 'types' })
      return listPage(call, 'event', { type: type ?? types[0] })
    }),
  )
  app.get(
    '/v1/events/:id',
    endpoint(standIn, { params: [] }, (call) => {
      const event = standIn.store.get('event', call.account, call.id)
      if (!event) throw resourceMissing('event', call.id, 'id')
      return event
    }),
  )
}
