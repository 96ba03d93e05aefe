import { useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import { toast } from 'sonner'
import { keepChanges, presentAddress } from '../../../lib/form/unsaved-forms.ts'
import { useErrorText } from '../../../lib/words/use-error-text.ts'
import { AppFormContext } from './app-form-context.ts'
import { GoToContext } from './go-to-context.ts'

/** Tells the person when a form that they left while it was being sent is refused, and offers to go back to what they typed. */
export function useFailureAfterLeaving(formName: string, readChanges: () => Record<string, unknown>): void {
  const { t } = useLingui()
  const describe = useErrorText()
  const goTo = use(GoToContext)
  const { afterLeaving } = use(AppFormContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the one at which the form appeared
  useEffect(() => {
    const address = presentAddress()
    afterLeaving.current = null
    return () => {
      const changes = readChanges()
      afterLeaving.current = (error) => {
        keepChanges(address, formName, changes)
        toast.error(t`This was not saved`, {
          description: describe(error),
          duration: 15_000,
          action: { label: t`Back to the form`, onClick: () => goTo(address) },
        })
      }
    }
  }, [])
}
