import { Trans, useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../ui/button.tsx'
import { Sheet, SheetContent, SheetTrigger } from '../ui/sheet.tsx'
import { Logo, LogoMark } from './logo.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { type NavigationGroup, SideNavigation } from './side-navigation.tsx'
import { SkipLink } from './skip-link.tsx'

interface ManageShellProps {
  /** Names the navigation: "Event", "Account". */
  label: string
  groups: readonly NavigationGroup[]
  /** The search, above the navigation. */
  search?: ReactNode
  /** The event switcher, at the top of the navigation. */
  switcher?: ReactNode
  /** The user's menu, at the bottom of the navigation. */
  userMenu?: ReactNode
  children: ReactNode
}

/**
 * The frame of all organizer screens: navigation at the side, or in a sheet from the bottom on phones. It contains the `<main>`,
 * so pages inside have none.
 */
export function ManageShell({ label, groups, search, switcher, userMenu, children }: ManageShellProps) {
  return (
    <div
      data-slot="manage-shell"
      className="min-h-dvh text-sm lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block"
    >
      <SkipLink />
      <PageAnnouncer />
      <aside className="sticky top-0 hidden h-dvh flex-col gap-4 border-e bg-card p-4 lg:flex print:hidden">
        <Link to={paths.events()} className="w-fit rounded-md">
          <Logo />
        </Link>
        {search}
        {switcher}
        <SideNavigation label={label} groups={groups} className="-mx-2 grow overflow-y-auto px-2" />
        {userMenu}
      </aside>
      <PhoneBar label={label} groups={groups} search={search} switcher={switcher} userMenu={userMenu} />
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 px-4 pt-6 pb-24 outline-none sm:px-6 lg:px-8 lg:pt-8 print:p-0"
      >
        <div className="mx-auto w-full max-w-300">{children}</div>
      </main>
    </div>
  )
}

function PhoneBar({ label, groups, search, switcher, userMenu }: Omit<ManageShellProps, 'children'>) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the sheet
  useEffect(() => setIsOpen(false), [pathname])
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center justify-between gap-4 border-b bg-card px-4 lg:hidden print:hidden">
      <Link to={paths.events()} aria-label={t`All events`} className="rounded-md">
        <LogoMark />
      </Link>
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetTrigger asChild>
          <Button variant="secondary">
            <Menu />
            <Trans>Menu</Trans>
          </Button>
        </SheetTrigger>
        <SheetContent side="bottom" title={t`Menu`}>
          <div className="grid gap-6">
            {search}
            {switcher}
            <SideNavigation label={label} groups={groups} />
            {userMenu}
          </div>
        </SheetContent>
      </Sheet>
    </header>
  )
}
