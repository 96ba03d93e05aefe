import { useCallback } from 'react'
import { forgetUnsavedForms, hasUnsavedForms } from '../../../lib/form/unsaved-forms.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

/** Resolves with whether the page may be left. Asks if a form has unsaved changes, and discards them after a yes. */
export function useAskToLeave(): () => Promise<boolean> {
  const mayLeave = useLeaveQuestion()
  return useCallback(async () => {
    if (!hasUnsavedForms()) return true
    const isLeaving = await mayLeave()
    if (isLeaving) forgetUnsavedForms()
    return isLeaving
  }, [mayLeave])
}
