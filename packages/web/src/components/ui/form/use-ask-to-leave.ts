import { useCallback } from 'react'
import { forgetUnsavedForms, hasUnsavedForms } from '../../../lib/form/unsaved-forms.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

/** Whether all of the page may be left: asks if a form has changes that are not saved, and gives them up after a yes. */
export function useAskToLeave(): () => Promise<boolean> {
  const mayLeave = useLeaveQuestion()
  return useCallback(async () => {
    if (!hasUnsavedForms()) return true
    const isLeaving = await mayLeave()
    if (isLeaving) forgetUnsavedForms()
    return isLeaving
  }, [mayLeave])
}
