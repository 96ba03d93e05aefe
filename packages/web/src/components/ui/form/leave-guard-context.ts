import { createContext } from 'react'

/** One entry for each form that has changes which are not saved. */
export const LeaveGuardContext = createContext<Set<symbol>>(new Set())
