import { use, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { AppFormContext } from './app-form-context.ts'
import { LeaveGuardContext } from './leave-guard-context.ts'

/**
 * Guards the changes of the form around it: leaving them behind asks first (`LeaveGuardProvider`, `FormDialog`), and so does
 * closing the tab. A form that is being sent may leave.
 */
export function useLeaveGuard(): void {
  const { methods } = use(AppFormContext)
  const scopes = use(LeaveGuardContext)
  const { isDirty, isSubmitting } = useFormState({ control: methods.control })
  const isGuarded = isDirty && !isSubmitting
  useEffect(() => {
    if (!isGuarded) return
    const guard = Symbol('form')
    for (const unsaved of scopes) unsaved.add(guard)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      for (const unsaved of scopes) unsaved.delete(guard)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isGuarded, scopes])
}
