import type { AccountUser } from '@foyer/contracts/user/account-user'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fact } from '../../components/ui/fact.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { userRoleWords } from './user-role-words.ts'
import { UserStatusBadge } from './user-status-badge.tsx'

/** The details of a user in the account. */
export function UserFacts({ user, timeZone }: { user: AccountUser; timeZone: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const date = (instant: string) => format.date(instant, timeZone)
  return (
    <div className="grid gap-4 text-sm">
      <UserStatusBadge user={user} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact label={<Trans>Role</Trans>}>{i18n._(userRoleWords[user.role].name)}</Fact>
        {user.invitation_expires_at ? (
          <>
            <Fact label={<Trans>Invited</Trans>}>{date(user.created_at)}</Fact>
            <Fact label={<Trans>Link works until</Trans>}>{date(user.invitation_expires_at)}</Fact>
          </>
        ) : (
          <>
            <Fact label={<Trans>Joined</Trans>}>{date(user.created_at)}</Fact>
            <Fact label={<Trans>Last login</Trans>}>
              {user.last_login_at ? date(user.last_login_at) : <Trans>Never</Trans>}
            </Fact>
          </>
        )}
      </dl>
    </div>
  )
}
