import { use, useMemo } from 'react'
import { LeaveGuardContext, type UnsavedForms } from './leave-guard-context.ts'

/** The forms with changes within one page or dialog, and the context's value that brings them there. */
export function useLeaveScope() {
  const around = use(LeaveGuardContext)
  return useMemo(() => {
    const unsaved: UnsavedForms = new Set()
    return { unsaved, scopes: [...around, unsaved] }
  }, [around])
}
