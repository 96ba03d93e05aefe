import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useConfirm } from '../confirm.tsx'
import { LeaveGuardContext } from './leave-guard-context.ts'

/**
 * Asks before changed forms are left by a link, the back button, or closing a sheet that is part of the address. Once, in the
 * app's root: the router has room for one blocker, but a page may have several forms, and a sheet above them another.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const guards = useRef(new Set<symbol>()).current
  const confirm = useConfirm()
  const { t } = useLingui()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      guards.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: t`Leave without saving?`,
      description: t`What you changed here will be lost.`,
      action: t`Leave without saving`,
      refusal: t`Stay`,
      isDestructive: true,
    }).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, t])
  return <LeaveGuardContext value={guards}>{children}</LeaveGuardContext>
}
