import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveGuardContext } from './leave-guard-context.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useLeaveScope } from './use-leave-scope.ts'

/**
 * Asks before a person leaves changed forms by a link, by the back button, or by closing a sheet that is part of the address. It is
 * rendered once, in the app's root: the router has one blocker, but a page may have several forms, and a sheet above them another.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const { unsaved, scopes } = useLeaveScope()
  const mayLeave = useLeaveQuestion()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void mayLeave().then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()))
  }, [blocker, mayLeave])
  return <LeaveGuardContext value={scopes}>{children}</LeaveGuardContext>
}
