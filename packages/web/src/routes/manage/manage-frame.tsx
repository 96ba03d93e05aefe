import { fullName } from '@foyer/contracts/person-name'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ManageShell } from '../../components/layout/manage-shell.tsx'
import { PageOutlet } from '../../components/layout/page-outlet.tsx'
import type { NavigationGroup, NavigationItem } from '../../components/layout/side-navigation.tsx'
import { UserMenu } from '../../components/layout/user-menu.tsx'
import { useSignOut, useSwitchAccount } from '../../features/session/session-mutations.ts'
import { sessionQueries } from '../../features/session/session-queries.ts'
import { ConfirmEmailBanner } from '../../features/user/confirm-email-banner.tsx'
import { EndedByProof } from '../../features/user/ended-by-proof.tsx'
import { useManifest } from '../../lib/browser/use-manifest.ts'
import { activateUserLocale } from '../../lib/words/locale.ts'
import { CommandDialog } from './command/command-dialog.tsx'
import { useCommandKey } from './use-command-key.ts'
import { useMe } from './use-me.ts'

interface ManageFrameProps {
  label: string
  groups: readonly NavigationGroup[]
  /** The four screens of the bar at the bottom of a phone. */
  tabs: readonly NavigationItem[]
  switcher?: ReactNode
}

/** The management shell around a page, for the signed-in user. */
export function ManageFrame({ label, groups, tabs, switcher }: ManageFrameProps) {
  const me = useMe()
  const { signOut } = useSignOut()
  const switchAccount = useSwitchAccount()
  const [isMenuNeeded, setIsMenuNeeded] = useState(false)
  const accounts = useQuery({ ...sessionQueries.ownAccounts(), enabled: isMenuNeeded })
  const [isCommanding, setIsCommanding] = useState(false)
  const toggle = useCallback(() => setIsCommanding((isOpen) => !isOpen), [])
  useCommandKey(toggle)
  useManifest('/manage.webmanifest')
  useEffect(() => void activateUserLocale(me.locale), [me.locale])
  return (
    <ManageShell
      label={label}
      groups={groups}
      tabs={tabs}
      onSearch={toggle}
      switcher={switcher}
      userMenu={
        <UserMenu
          name={fullName(me)}
          email={me.email}
          accounts={accounts.data ?? []}
          onNeeded={() => setIsMenuNeeded(true)}
          accountId={me.account_id}
          onSwitchAccount={switchAccount}
          canManageAccount={me.role === 'ADMIN'}
          onSignOut={signOut}
        />
      }
    >
      <ConfirmEmailBanner user={me} />
      <EndedByProof user={me} />
      <PageOutlet />
      {isCommanding && <CommandDialog onClose={toggle} />}
    </ManageShell>
  )
}
