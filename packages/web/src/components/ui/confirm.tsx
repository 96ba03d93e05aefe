import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import type { Question } from './confirm-dialog.tsx'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

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
      {pending && (
        <Suspense fallback={null}>
          <ConfirmDialog question={pending.question} isOpen={isOpen} onAnswer={close} />
        </Suspense>
      )}
    </ConfirmContext.Provider>
  )
}
