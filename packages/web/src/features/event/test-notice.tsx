import type { Event } from '@foyer/contracts/event/event'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useKindCopy } from './use-kind-copy.ts'

/** On the overview of a test event: what it is, and the way to a real one. */
export function TestNotice({ event }: { event: Event }) {
  const { t } = useLingui()
  const { copy, isPending } = useKindCopy(event)
  return (
    <Alert
      tone="warning"
      className="mb-4"
      title={t`This is a test event`}
      action={
        <Button variant="secondary" size="sm" isBusy={isPending} onClick={copy}>
          <Trans>Make a real event of it</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          No money moves, and its orders are in no sums of your account. A real event of it is a copy without
          them. Archive the test when you are done.
        </Trans>
      </p>
    </Alert>
  )
}
