import { useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import { toast } from 'sonner'
import { takeChanges } from '../../../lib/form/unsaved-forms.ts'
import { AppFormContext } from './app-form-context.ts'

/** Restores the changes that were kept when this form had to be left. */
export function useKeptChanges(formName: string): void {
  const { t } = useLingui()
  const { methods } = use(AppFormContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const changes = takeChanges(formName)
    if (!changes) return
    // Runs after the form's own first effect, which counts all values as unchanged.
    queueMicrotask(() => {
      for (const [field, value] of Object.entries(changes))
        methods.setValue(field, value, { shouldDirty: true, shouldTouch: true })
    })
    // At the top, because the form's buttons are where other toasts appear.
    toast.info(t`What you typed has been restored. It is not saved yet.`, { position: 'top-center' })
  }, [])
}
