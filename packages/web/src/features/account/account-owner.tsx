import type { Account } from '@foyer/contracts/account/account'
import { fullName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { Avatar } from '../../components/ui/avatar.tsx'
import { Card, CardContent, CardTitle } from '../../components/ui/card.tsx'

/** The owner of the account (specification §6: their role and status are locked). */
export function AccountOwner({ owner }: Pick<Account, 'owner'>) {
  const name = fullName(owner)
  return (
    <Card>
      <CardContent className="grid gap-4">
        <CardTitle>
          <Trans>Owner</Trans>
        </CardTitle>
        <div className="flex items-center gap-3">
          <Avatar name={name} className="rounded-full" />
          <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
        </div>
        <p className="text-sm text-muted-foreground">
          <Trans>The owner is always an admin. Their role and status cannot be edited.</Trans>
        </p>
      </CardContent>
    </Card>
  )
}
