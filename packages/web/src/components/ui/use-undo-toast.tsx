import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { toast } from 'sonner'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface UndoToast {
  description?: ReactNode
  /** Undoes the action. If it returns a promise, the toast waits for it and says if it fails. */
  undo: () => unknown
  /** The button's text where "Undo" would say too little. */
  label?: string
}

/** Says what was done and offers to undo it: `undoToast(t`Checked in`, { description: list.name, undo })`. */
export function useUndoToast() {
  const { t } = useLingui()
  const describe = useErrorText()
  return (title: string, { description, undo, label = t`Undo` }: UndoToast) => {
    const takeBack = () => {
      const undoing = undo()
      if (undoing instanceof Promise)
        undoing.then(
          () => toast.success(t`Undone`),
          (error: unknown) => toast.error(t`It could not be undone`, { description: describe(error) }),
        )
    }
    toast.success(title, {
      description: (
        <>
          {description}
          <VisuallyHidden>
            {' '}
            <Trans>Press Alt+T to reach the button.</Trans>
          </VisuallyHidden>
        </>
      ),
      action: { label, onClick: takeBack },
    })
  }
}
