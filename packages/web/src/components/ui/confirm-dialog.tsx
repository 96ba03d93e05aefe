import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AlertDialog, AlertDialogAction, AlertDialogCancel, AlertDialogContent } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { DialogFooter } from './dialog.tsx'

export interface Question {
  /** The question, such as "Cancel this order?" */
  title: ReactNode
  /** What the action does, what it does not do, and whether it can be undone. */
  description: ReactNode
  /** The button's text, such as "Cancel order". */
  action: ReactNode
  isDestructive?: boolean
  /** The other button's text where "Cancel" would confuse, such as "Keep order". */
  refusal?: ReactNode
}

interface ConfirmDialogProps {
  question: Question
  isOpen: boolean
  onAnswer: (isConfirmed: boolean) => void
}

/** Loaded with the first question. */
export function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  return (
    <AlertDialog open={isOpen} onOpenChange={(open) => !open && onAnswer(false)}>
      <AlertDialogContent title={question.title} description={question.description}>
        <DialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="secondary">{question.refusal ?? <Trans>Cancel</Trans>}</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild onClick={() => onAnswer(true)}>
            <Button variant={question.isDestructive ? 'destructive' : 'primary'}>{question.action}</Button>
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
