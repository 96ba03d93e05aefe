import { Trans, useLingui } from '@lingui/react/macro'
import { UserPlus, UsersRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { InviteUserForm } from '../../features/user/invite-user-form.tsx'
import { UserSheet } from '../../features/user/user-sheet.tsx'
import { UserTable } from '../../features/user/user-table.tsx'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useMe } from '../manage/use-me.ts'

export function UsersPage() {
  const { t } = useLingui()
  const me = useMe()
  const { openId, hrefFor, close } = useOpenRow('user')
  const viewer = { ownId: me.id, timeZone: me.timezone }
  const isInviting = openId === 'new'
  // Until then, the banner above says what to do first.
  const invite = me.is_email_confirmed && (
    <Button asChild>
      <Link to={hrefFor('new')} preventScrollReset>
        <UserPlus />
        <Trans>Invite user</Trans>
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t`Users`}
        description={t`Who can work in this account, and in which role.`}
        action={invite}
      />
      <UserTable
        {...viewer}
        hrefFor={hrefFor}
        empty={
          <EmptyState icon={UsersRound} title={<Trans>No users yet</Trans>} firstStep={invite}>
            <Trans>Invite the people you run events with.</Trans>
          </EmptyState>
        }
      />
      <UserSheet {...viewer} userId={isInviting ? null : openId} onClose={close} />
      <Sheet open={isInviting} onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent
          title={t`Invite user`}
          description={t`They choose their own password when they accept.`}
        >
          <InviteUserForm onInvited={close} />
        </SheetContent>
      </Sheet>
    </>
  )
}
