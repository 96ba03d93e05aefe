import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { toast } from 'sonner'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface UndoToast {
  description?: ReactNode
  /** Takes back what was done; a promise of it is followed, and told when it fails. */
  undo: () => unknown
  /** Where "Undo" would say too little. */
  label?: string
}

/** Says what was done, with the way back: `undoToast(t`Checked in`, { description: list.name, undo })`. */
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
