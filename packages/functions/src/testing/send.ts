import type { Context } from '@foyer/core/verb'
import { routes } from './all-routes.ts'
import { apiApp } from './api-app.ts'
import { tokenOf } from './token-of.ts'

const app = apiApp(routes)

/**
 * Calls the API over HTTP as the person of that context, or as a stranger; `call` as in `PUT /users/me`; `more`: headers. Throws
 * for a refusal that asks to try again later without saying when.
 */
export async function send(ctx: Context | null, call: string, body?: object, more = {}): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const answer = await app.request(`/api${path}`, {
    method,
    headers: {
      ...(ctx?.actor.kind === 'user' ? { authorization: `Bearer ${await tokenOf(ctx.actor)}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...more,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const isForLater = answer.status === 429 || answer.status === 503
  if (isForLater && !/^[1-9]\d*$/.test(answer.headers.get('retry-after') ?? ''))
    throw new Error(`${call} was answered with ${answer.status} and without Retry-After.`)
  return answer
}
