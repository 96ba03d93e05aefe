import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { DialogClose, DialogFooter } from '../dialog.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

interface DialogFormFooterProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  /** The text of the other button, such as "Keep order". */
  refusal: ReactNode
  /** What submitting does, such as "Cancel order". */
  children: ReactNode
}

/** The buttons of a form in a `FormDialog`. The last child of an `AppForm`. */
export function DialogFormFooter({ refusal, ...submit }: DialogFormFooterProps) {
  useLeaveGuard()
  return (
    <DialogFooter>
      <DialogClose asChild>
        <Button variant="secondary">{refusal}</Button>
      </DialogClose>
      <SubmitButton {...submit} />
    </DialogFooter>
  )
}
