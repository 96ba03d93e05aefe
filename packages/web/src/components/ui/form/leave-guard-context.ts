import { createContext } from 'react'

/** One entry for each form with unsaved changes. */
export type UnsavedForms = Set<symbol>

/** The scopes to which a form reports its changes: the page, and every dialog around the form. */
export const LeaveGuardContext = createContext<readonly UnsavedForms[]>([])
