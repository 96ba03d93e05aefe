import type { ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'
import { LeaveGuardContext } from './leave-guard-context.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useLeaveScope } from './use-leave-scope.ts'

interface FormDialogProps {
  open: boolean
  /** Code that closes it after success asks nothing. */
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** A dialog with a form: closing it by Escape, beside it or by its buttons asks first when something was changed. */
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
