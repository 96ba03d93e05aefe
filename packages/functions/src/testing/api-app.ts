import { methodsOf } from '@foyer/contracts/endpoint'
import { errorBody } from '@foyer/contracts/error-code'
import { refusalsOf } from '@foyer/contracts/refusals'
import { buildApp } from '../http/build-app.ts'
import type { Route } from '../http/mount.ts'
import { inRole } from './as-function.ts'

/**
 * The API with these routes. Each request has only the rights of the API's function. Throws for a refusal that no
 * endpoint of that address and method declares (docs/decisions/0077).
 */
export function apiApp(routes: readonly Route[]): ReturnType<typeof buildApp> {
  const app = buildApp(routes)
  const request = inRole('api', app.request)
  app.request = async (...given: Parameters<typeof request>) => {
    const answer = await request(...given)
    const [asked, { method = 'GET' } = {}] = given
    await requireDeclared(routes, `${method} ${new URL(String(asked), 'http://api').pathname}`, answer)
    return answer
  }
  return app
}

async function requireDeclared(routes: readonly Route[], call: string, answer: Response): Promise<void> {
  if (answer.ok || answer.body === null) return
  const called = routes.filter(({ endpoint }) =>
    methodsOf(endpoint).some((method) =>
      new RegExp(`^${method} /api${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(call),
    ),
  )
  const endpoints = routes.map(({ endpoint }) => endpoint)
  const { data: refusal } = errorBody.safeParse(await answer.clone().json())
  if (called.length === 0 || !refusal) return
  const declared = called.flatMap(({ endpoint }) => refusalsOf(endpoint, endpoints))
  if (!declared.includes(refusal.code))
    throw new Error(
      `${call} was refused with ${refusal.code}, which ${called[0]?.endpoint.name} does not declare.`,
    )
}
