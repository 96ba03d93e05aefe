import { fullName } from '@foyer/contracts/person-name'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useResendInvitation, useRevokeInvitation, useUpdateUser } from './account-user-mutations.ts'

/** The actions for a user in the list, except changing the role. Those that end something ask first. */
export function useUserActions() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const resending = useResendInvitation()
  const revoking = useRevokeInvitation()
  const updating = useUpdateUser({ isErrorShownInPlace: false })

  const resend = ({ id, email }: AccountUser) =>
    changeThen(resending, id, () => toast.success(t`Invitation sent`, { description: email }))

  const revoke = async ({ id, email }: AccountUser) => {
    const isConfirmed = await confirm({
      title: t`Revoke the invitation of ${email}?`,
      description: t`The link that was sent stops working. You can invite the same address again.`,
      action: t`Revoke invitation`,
      refusal: t`Keep invitation`,
      isDestructive: true,
    })
    if (isConfirmed) changeThen(revoking, id, () => toast.success(t`Invitation revoked`))
  }

  const deactivate = async (user: AccountUser) => {
    const name = fullName(user)
    const isConfirmed = await confirm({
      title: t`Deactivate ${name}?`,
      description: t`They are signed out of this account at once and can no longer sign in to it. What they created stays. You can reactivate them at any time.`,
      action: t`Deactivate`,
      isDestructive: true,
    })
    if (isConfirmed) setStatus(user, 'INACTIVE', t`${name} is deactivated`)
  }

  const reactivate = (user: AccountUser) => {
    const name = fullName(user)
    setStatus(user, 'ACTIVE', t`${name} can sign in again`)
  }

  const setStatus = ({ id, role }: AccountUser, status: AccountUser['status'], done: string) =>
    changeThen(updating, { params: { user_id: id }, body: { role, status } }, () => toast.success(done))

  return { resend, revoke, deactivate, reactivate }
}
