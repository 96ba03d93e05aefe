import { useRouteError } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'

/** The `errorElement` of every route. */
export function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} />
}
