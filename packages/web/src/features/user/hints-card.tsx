import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useDismissHint } from './use-dismiss-hint.ts'

/** Brings back the hints that the person has dismissed. */
export function HintsCard() {
  const { t } = useLingui()
  const dismiss = useDismissHint()
  return (
    <Card>
      <CardContent className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted-foreground">
          <Trans>Some screens say in a line what helps the first time.</Trans>
        </p>
        <Button
          variant="secondary"
          isBusy={dismiss.isPending}
          onClick={() => changeThen(dismiss, null, () => toast.success(t`The hints are shown again`))}
        >
          <Trans>Show the hints again</Trans>
        </Button>
      </CardContent>
    </Card>
  )
}
