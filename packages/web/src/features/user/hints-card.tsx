import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useDismissHint } from './use-dismiss-hint.ts'

/** Brings back the hints that the person has dismissed. */
export function HintsCard() {
  const { t } = useLingui()
  const dismiss = useDismissHint()
  return (
    <SettingsPart
      title={t`Hints`}
      help={<Trans>Some screens say in a line what helps the first time.</Trans>}
    >
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={dismiss.isPending}
        onClick={() => changeThen(dismiss, null, () => toast.success(t`The hints are shown again`))}
      >
        <Trans>Show the hints again</Trans>
      </Button>
    </SettingsPart>
  )
}
