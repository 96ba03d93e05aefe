import { use, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { hasUnsavedForms, watchUnsaved } from '../../../lib/form/unsaved-forms.ts'
import { AppFormContext } from './app-form-context.ts'
import { LeaveGuardContext } from './leave-guard-context.ts'
import { useFailureAfterLeaving } from './use-failure-after-leaving.ts'
import { useKeptChanges } from './use-kept-changes.ts'

/**
 * Guards the changes of the form around it. Leaving the form asks first (`LeaveGuardProvider`, `FormDialog`), and so does closing
 * the tab. A form that is being sent may be left. If it is refused afterwards, a notification says so. When the session ends, the
 * changes wait until the same person signs in again.
 */
export function useLeaveGuard(): void {
  const { methods } = use(AppFormContext)
  const scopes = use(LeaveGuardContext)
  const { isDirty, isSubmitting, dirtyFields } = useFormState({ control: methods.control })
  const [name] = useState(() => Object.keys(methods.getValues()).sort().join())
  const dirtyNames = useRef<string[]>([])
  dirtyNames.current = Object.keys(dirtyFields)
  const { current: readChanges } = useRef(() => {
    const values: Record<string, unknown> = methods.getValues()
    return Object.fromEntries(dirtyNames.current.map((field) => [field, values[field]]))
  })
  useKeptChanges(name)
  useFailureAfterLeaving(name, readChanges)
  useEffect(() => {
    if (!isDirty) return
    return watchUnsaved({ name, isBeingSent: isSubmitting, readChanges })
  }, [name, isDirty, isSubmitting, readChanges])
  const isGuarded = isDirty && !isSubmitting
  useEffect(() => {
    if (!isGuarded) return
    const guard = Symbol('form')
    for (const unsaved of scopes) unsaved.add(guard)
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForms()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      for (const unsaved of scopes) unsaved.delete(guard)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isGuarded, scopes])
}
