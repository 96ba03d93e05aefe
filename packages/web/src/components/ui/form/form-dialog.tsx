import type { ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'
import { LeaveGuardContext } from './leave-guard-context.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useLeaveScope } from './use-leave-scope.ts'

interface FormDialogProps {
  open: boolean
  /** Called when the dialog opens or closes. Code that closes it after success is not asked. */
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** A dialog with a form. Closing it by Escape, by a click outside or by its buttons asks first when something has changed. */
export function FormDialog({ open, onOpenChange, children }: FormDialogProps) {
  const { unsaved, scopes } = useLeaveScope()
  const mayLeave = useLeaveQuestion()
  const change = async (isOpen: boolean) => {
    if (isOpen || unsaved.size === 0 || (await mayLeave())) onOpenChange(isOpen)
  }
  return (
    <LeaveGuardContext value={scopes}>
      <Dialog open={open} onOpenChange={(isOpen) => void change(isOpen)}>
        {children}
      </Dialog>
    </LeaveGuardContext>
  )
}
