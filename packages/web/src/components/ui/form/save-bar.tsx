import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../button.tsx'
import { AppFormContext } from './app-form-context.ts'
import { SubmitButton } from './submit-button.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/** A bar that appears when something has changed. Leaving the page then asks first. The last child of an `AppForm`. */
export function SaveBar() {
  const { methods } = use(AppFormContext)
  const { isDirty } = useFormState({ control: methods.control })
  useLeaveGuard()
  if (!isDirty) return null
  return (
    <div
      data-slot="save-bar"
      className="sticky bottom-[calc(1rem+var(--phone-tabs,0px))] z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border bg-popover p-3 ps-4 shadow-float duration-150 animate-in fade-in-0 slide-in-from-bottom-2"
    >
      <p className="text-sm text-muted-foreground" role="status">
        <Trans>You have unsaved changes</Trans>
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" onClick={() => methods.reset()}>
          <Trans>Discard</Trans>
        </Button>
        <SubmitButton>
          <Trans>Save changes</Trans>
        </SubmitButton>
      </div>
    </div>
  )
}
