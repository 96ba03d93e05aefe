import { useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useConfirm } from '../confirm.tsx'
import { AppFormContext } from './app-form-context.ts'

/**
 * Asks before changes of the form around it are left behind: by a link, the back button, closing a sheet that is part
 * of the address, or closing the tab. A form that is being sent may leave.
 */
export function useLeaveGuard(): void {
  const { methods } = use(AppFormContext)
  const { isDirty, isSubmitting } = useFormState({ control: methods.control })
  const isGuarded = isDirty && !isSubmitting
  const confirm = useConfirm()
  const { t } = useLingui()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isGuarded && (from.pathname !== to.pathname || from.search !== to.search),
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
  useEffect(() => {
    if (!isGuarded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isGuarded])
}
