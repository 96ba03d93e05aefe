import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Lock, MapPinOff } from 'lucide-react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { CallError } from '../../lib/api/call-error.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** The `ErrorBoundary` of pages inside a layout. The navigation stays, and the page says what happened. */
export function PageError() {
  const { t } = useLingui()
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const navigate = useNavigate()
  const location = useLocation()
  const retry = () => {
    reset()
    void navigate(location, { replace: true })
  }
  const status = error instanceof CallError ? error.status : undefined
  if (status === 401) return <SignInAgain />
  if (status === 403) return <NoPermission />
  if (status === 404) return <MissingPage />
  return (
    <>
      <PageHeader title={t`Page load error`} />
      <ErrorState error={error} onRetry={retry} />
    </>
  )
}

/** The page for an unknown address inside a layout. The navigation stays. */
export function MissingPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`Not found`} />
      <EmptyState icon={MapPinOff} title={<Trans>There is nothing here</Trans>}>
        <Trans>The page does not exist, or what it showed was deleted.</Trans>
      </EmptyState>
    </>
  )
}

/** The page for denied access inside a layout (specification §6). */
export function NoPermission() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`No permission`} />
      <EmptyState icon={Lock} title={<Trans>You do not have permission to access this page.</Trans>}>
        <Trans>An admin of the account can change your role.</Trans>
      </EmptyState>
    </>
  )
}
