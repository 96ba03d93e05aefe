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
 * A part of a page that could not load: what happened, that nothing is lost, and a way to try again, unless it is not there
 * (anymore).
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

/** What an address names and is not there: it was deleted, or a letter of the link is missing. */
export function NothingHere({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" data-slot="nothing-here">
      <EmptyState icon={MapPinOff} title={<Trans>There is nothing here</Trans>}>
        {children} <Trans>It may have been deleted, or the link may be incomplete.</Trans>
      </EmptyState>
    </div>
  )
}
