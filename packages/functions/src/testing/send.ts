import type { Context } from '@foyer/core/context'
import { routes } from '../api.ts'
import { buildApp } from '../http/build-app.ts'
import { tokenOf } from './token-of.ts'

const app = buildApp(routes)

/** Calls the API over HTTP as the person of that context, or as nobody; `call` as in `PUT /users/me`; `more`: headers. */
export async function send(ctx: Context | null, call: string, body?: object, more = {}): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  return app.request(`/api${path}`, {
    method,
    headers: {
      ...(ctx?.actor.kind === 'user' ? { authorization: `Bearer ${await tokenOf(ctx.actor)}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...more,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
