import { createContext } from 'react'

/** One entry for each form that has changes which are not saved. */
export type UnsavedForms = Set<symbol>

/** Where a form reports its changes: to the page, and to every dialog that it lies in. */
export const LeaveGuardContext = createContext<readonly UnsavedForms[]>([])
