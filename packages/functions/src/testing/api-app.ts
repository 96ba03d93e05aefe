import { buildApp } from '../http/build-app.ts'
import { inRole } from './as-function.ts'

/** The API with these routes, each request with the rights of the API's function and no others. */
export function apiApp(routes: Parameters<typeof buildApp>[0]): ReturnType<typeof buildApp> {
  const app = buildApp(routes)
  app.request = inRole('api', app.request)
  return app
}
