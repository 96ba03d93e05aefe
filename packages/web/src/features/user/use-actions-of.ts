import type { AccountUser } from '@foyer/contracts/user/account-user'
import { useLingui } from '@lingui/react/macro'
import { type LucideIcon, Send, Trash2, UserCheck, UserX } from 'lucide-react'
import { useUserActions } from './use-user-actions.ts'

interface UserAction {
  label: string
  icon: LucideIcon
  isDestructive?: boolean
  run: () => void
}

/** Whether the list may not change a user's role and status: the owner's and the person's own (specification §6). */
export function isLocked(user: AccountUser, ownId: string): boolean {
  return user.is_account_owner || user.id === ownId
}

/** The actions that a user's status allows, for the row's menu and the sheet. */
export function useActionsOf(ownId: string): (user: AccountUser) => UserAction[] {
  const { t } = useLingui()
  const { resend, revoke, deactivate, reactivate } = useUserActions()
  return (user) => {
    if (user.status === 'INVITED')
      return [
        { label: t`Send invitation again`, icon: Send, run: () => resend(user) },
        { label: t`Revoke invitation`, icon: Trash2, isDestructive: true, run: () => void revoke(user) },
      ]
    if (isLocked(user, ownId)) return []
    return user.status === 'ACTIVE'
      ? [{ label: t`Deactivate`, icon: UserX, isDestructive: true, run: () => void deactivate(user) }]
      : [{ label: t`Reactivate`, icon: UserCheck, run: () => reactivate(user) }]
  }
}
