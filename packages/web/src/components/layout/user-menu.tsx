import type { AccountChoice } from '@foyer/contracts/session/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronsUpDown, CircleUser, LogOut, Settings } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Theme, useTheme } from '../../lib/look/theme.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../ui/avatar.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx'

interface UserMenuProps {
  name: string
  email: string
  /** All accounts of the person. The menu shows them when there are several. */
  accounts: readonly AccountChoice[]
  accountId: string
  /** Called when the menu is about to open and needs the accounts. */
  onNeeded?: () => void
  onSwitchAccount: (accountId: string) => void
  /** False for organizers, who have no account settings (specification §6). */
  canManageAccount: boolean
  onSignOut: () => void
}

export function UserMenu({ name, email, canManageAccount, onNeeded, onSignOut, ...accounts }: UserMenuProps) {
  const { t } = useLingui()
  const [theme, setTheme] = useTheme()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        data-slot="user-menu"
        onPointerEnter={onNeeded}
        onFocus={onNeeded}
        className="flex w-full items-center gap-3 rounded-md p-2 text-start transition-colors hover:bg-muted"
      >
        <Avatar name={name} className="rounded-full" />
        <span className="grid min-w-0 grow">
          <span className="truncate text-sm font-medium">{name}</span>
          <span className="truncate text-xs text-muted-foreground">{email}</span>
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" side="top" className="max-w-72 min-w-56">
        {accounts.accounts.length > 1 && <AccountItems {...accounts} />}
        <DropdownMenuItem asChild>
          <Link to={paths.profile()}>
            <CircleUser />
            <Trans>Profile</Trans>
          </Link>
        </DropdownMenuItem>
        {canManageAccount && (
          <DropdownMenuItem asChild>
            <Link to={paths.account('settings')}>
              <Settings />
              <Trans>Account settings</Trans>
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuLabel>
          <Trans>Appearance</Trans>
        </DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={theme}
          onValueChange={(value) => setTheme(value as Theme)}
          aria-label={t`Appearance`}
        >
          <DropdownMenuRadioItem value="system">
            <Trans>Match system</Trans>
          </DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="light">
            <Trans>Light</Trans>
          </DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="dark">
            <Trans>Dark</Trans>
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onSignOut}>
          <LogOut />
          <Trans>Sign out</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** The accounts to switch between. The current one is marked. */
function AccountItems({
  accounts,
  accountId,
  onSwitchAccount,
}: Pick<UserMenuProps, 'accounts' | 'accountId' | 'onSwitchAccount'>) {
  const { t } = useLingui()
  return (
    <>
      <DropdownMenuLabel>
        <Trans>Account</Trans>
      </DropdownMenuLabel>
      <DropdownMenuRadioGroup
        value={accountId}
        onValueChange={(id) => id !== accountId && onSwitchAccount(id)}
        aria-label={t`Account`}
      >
        {accounts.map(({ id, name }) => (
          <DropdownMenuRadioItem key={id} value={id}>
            <span className="line-clamp-2 wrap-anywhere">{name}</span>
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
    </>
  )
}
