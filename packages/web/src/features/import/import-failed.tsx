import { Trans } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'

interface ImportFailedProps {
  /** Why the file cannot be read; empty: it was begun, and no process works on it anymore. */
  reason: string
  /** Left out where more follows, with the next step. */
  onAgain?: () => void
}

/** A file that is not imported, or no further. */
export function ImportFailed({ reason, onAgain }: ImportFailedProps) {
  return (
    <Alert
      tone="danger"
      role="alert"
      title={
        reason === '' ? (
          <Trans>The import stopped before its end</Trans>
        ) : (
          <Trans>The file could not be imported</Trans>
        )
      }
      action={
        onAgain && (
          <Button variant="secondary" onClick={onAgain}>
            <Trans>Choose another file</Trans>
          </Button>
        )
      }
    >
      <p>
        {reason || (
          <Trans>What it imported is there. Import the same file again: nothing is imported twice.</Trans>
        )}
      </p>
    </Alert>
  )
}
