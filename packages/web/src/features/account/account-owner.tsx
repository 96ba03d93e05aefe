import type { Account } from '@foyer/contracts/account/account'
import { fullName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { Avatar } from '../../components/ui/avatar.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'

/** The owner of the account (specification §6: their role and status are locked). */
export function AccountOwner({ owner }: Pick<Account, 'owner'>) {
  const name = fullName(owner)
  return (
    <SettingsPart
      title={<Trans>Owner</Trans>}
      help={<Trans>The owner is always an admin. Their role and status cannot be edited.</Trans>}
    >
      <div className="flex items-center gap-3">
        <Avatar name={name} className="rounded-full" />
        <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
      </div>
    </SettingsPart>
  )
}
