import { Trans } from '@lingui/react/macro'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { AlertDialog, AlertDialogAction, AlertDialogCancel, AlertDialogContent } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { DialogFooter } from './dialog.tsx'

interface Question {
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

type Confirm = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)

/** Asks once before a destructive step: `if (await confirm({ title, description, action })) cancelOrder.mutate()`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it.')
  return confirm
}

interface Pending {
  question: Question
  answer: (isConfirmed: boolean) => void
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const confirm = useCallback<Confirm>((question) => {
    setIsOpen(true)
    return new Promise((resolve) => setPending({ question, answer: resolve }))
  }, [])
  const close = (isConfirmed: boolean) => {
    pending?.answer(isConfirmed)
    setIsOpen(false)
  }
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      <AlertDialog open={isOpen} onOpenChange={(open) => !open && close(false)}>
        {pending && (
          <AlertDialogContent title={pending.question.title} description={pending.question.description}>
            <DialogFooter>
              <AlertDialogCancel asChild>
                <Button variant="secondary">{pending.question.refusal ?? <Trans>Cancel</Trans>}</Button>
              </AlertDialogCancel>
              <AlertDialogAction asChild onClick={() => close(true)}>
                <Button variant={pending.question.isDestructive ? 'destructive' : 'primary'}>
                  {pending.question.action}
                </Button>
              </AlertDialogAction>
            </DialogFooter>
          </AlertDialogContent>
        )}
      </AlertDialog>
    </ConfirmContext.Provider>
  )
}
