import { fullName } from '@foyer/contracts/person-name'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { SheetSkeleton } from '../../components/ui/sheet-skeleton.tsx'
import { accountUserQueries } from './account-user-queries.ts'
import { isLocked, useActionsOf } from './use-actions-of.ts'
import { UserFacts } from './user-facts.tsx'
import { UserRoleForm } from './user-role-form.tsx'

interface UserSheetProps {
  ownId: string
  timeZone: string
  /** The open user's id, or null for none. */
  userId: string | null
  onClose: () => void
}

/** One user beside the list: details, role in the account, and actions. */
export function UserSheet({ userId, onClose, ...viewer }: UserSheetProps) {
  const { t } = useLingui()
  const query = accountUserQueries.detail(userId ?? '')
  const { data, error, refetch } = useQuery({ ...query, ...(userId ? {} : { queryFn: skipToken }) })
  return (
    <Sheet open={userId !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent title={data ? fullName(data) : t`User`} description={data ? data.email : null}>
        {data ? (
          <UserDetail key={data.id} user={data} onSaved={onClose} {...viewer} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </SheetContent>
    </Sheet>
  )
}

interface UserDetailProps {
  user: AccountUser
  ownId: string
  timeZone: string
  onSaved: () => void
}

function UserDetail({ user, ownId, timeZone, onSaved }: UserDetailProps) {
  const actions = useActionsOf(ownId)(user)
  return (
    <div className="grid gap-8">
      <UserFacts user={user} timeZone={timeZone} />
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.map(({ label, icon: Icon, run }) => (
            <Button key={label} variant="secondary" size="sm" onClick={run}>
              <Icon />
              {label}
            </Button>
          ))}
        </div>
      )}
      {isLocked(user, ownId) ? (
        <Alert>
          {user.is_account_owner ? (
            <Trans>The owner is always an active admin. Their role and status cannot be edited.</Trans>
          ) : (
            <Trans>You cannot change your own role and status. Ask another admin.</Trans>
          )}
        </Alert>
      ) : (
        <UserRoleForm user={user} onSaved={onSaved} />
      )}
    </div>
  )
}
