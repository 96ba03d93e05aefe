import { use, useMemo } from 'react'
import { LeaveGuardContext, type UnsavedForms } from './leave-guard-context.ts'

/** The changed forms within one page or dialog, and the context's value through which they report. */
export function useLeaveScope() {
  const around = use(LeaveGuardContext)
  return useMemo(() => {
    const unsaved: UnsavedForms = new Set()
    return { unsaved, scopes: [...around, unsaved] }
  }, [around])
}
