import { Trans } from '@lingui/react/macro'
import { CloudAlert, MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallError } from '../../lib/api/call-error.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface ErrorStateProps {
  error: unknown
  title?: ReactNode
  onRetry?: () => void
}

/**
 * Replaces a part of a page that could not load. Says what happened and that nothing is lost, and offers to try again, unless the
 * part does not exist.
 */
export function ErrorState({ error, title, onRetry }: ErrorStateProps) {
  const describe = useErrorText()
  if (error instanceof CallError && error.status === 404) return <NothingHere>{describe(error)}</NothingHere>
  return (
    <div role="alert" data-slot="error-state">
      <EmptyState
        icon={CloudAlert}
        title={title ?? <Trans>Unable to load data</Trans>}
        action={
          onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        {describe(error)}
      </EmptyState>
    </div>
  )
}

/** Says that what the address names does not exist: it was deleted, or the link is incomplete. */
export function NothingHere({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" data-slot="nothing-here">
      <EmptyState icon={MapPinOff} title={<Trans>There is nothing here</Trans>}>
        {children} <Trans>It may have been deleted, or the link may be incomplete.</Trans>
      </EmptyState>
    </div>
  )
}
