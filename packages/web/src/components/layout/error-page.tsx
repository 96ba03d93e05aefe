import { Trans, useLingui } from '@lingui/react/macro'
import { isCallError } from '../../lib/api/call-error.ts'
import { Button } from '../ui/button.tsx'
import { DeadEndPage } from './dead-end-page.tsx'
import { NoPermissionPage } from './no-permission-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** The screen of a failed route (specification §2): 404, 403, or generic for everything else. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useLingui()
  const status = statusOf(error)
  if (status === 404) return <NotFoundPage />
  if (status === 403) return <NoPermissionPage />
  return (
    <DeadEndPage
      title={t`Something went wrong`}
      action={
        <Button onClick={onRetry ?? (() => window.location.reload())}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>An unexpected error occurred. Everything you saved is safe. Please try again.</Trans>
      </p>
      {isCallError(error) && error.request_id && (
        <p className="mt-2 text-sm">
          <Trans>If you ask for help, give this number: {error.request_id}</Trans>
        </p>
      )}
    </DeadEndPage>
  )
}

/** The status of an error. Failed calls and the router's own 404 both have one. */
function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : undefined
}
