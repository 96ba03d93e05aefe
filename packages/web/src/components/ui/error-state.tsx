import { Trans } from '@lingui/react/macro'
import { CloudAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface ErrorStateProps {
  error: unknown
  title?: ReactNode
  onRetry?: () => void
}

/** A part of a page that could not load: what happened, that nothing is lost, and a way to try again. */
export function ErrorState({ error, title, onRetry }: ErrorStateProps) {
  const describe = useErrorText()
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
