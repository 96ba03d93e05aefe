import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../ui/button.tsx'
import { CommandButton } from './command-button.tsx'
import { Logo, LogoMark } from './logo.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { type NavigationGroup, type NavigationItem, SideNavigation } from './side-navigation.tsx'
import { SkipLink } from './skip-link.tsx'

interface ManageShellProps {
  /** Names the navigation: "Event", "Account". */
  label: string
  groups: readonly NavigationGroup[]
  /** The four screens of the bar at the bottom of a phone. */
  tabs: readonly NavigationItem[]
  /** Opens the search over all screens. */
  onSearch: () => void
  /** The event switcher, at the top of the navigation. On phones it is always in view, and names the event. */
  switcher?: ReactNode
  /** The user's menu, at the bottom of the navigation. */
  userMenu?: ReactNode
  children: ReactNode
}

/**
 * The frame of all organizer screens: navigation at the side, or a bar at the bottom of phones. It contains the `<main>`,
 * so pages inside have none.
 */
export function ManageShell(props: ManageShellProps) {
  const { label, groups, tabs, onSearch, switcher, userMenu, children } = props
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
        <CommandButton onOpen={onSearch} />
        {switcher}
        <SideNavigation label={label} groups={groups} className="-mx-2 grow overflow-y-auto px-2" />
        {userMenu}
      </aside>
      <PhoneBar onSearch={onSearch} switcher={switcher} />
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 px-4 pt-3 pb-24 outline-none sm:px-6 sm:pt-6 lg:px-8 lg:pt-8 print:p-0"
      >
        <div className="mx-auto w-full max-w-300">{children}</div>
      </main>
      <PhoneTabs label={label} tabs={tabs}>
        <SideNavigation label={label} groups={groups} />
        {userMenu}
      </PhoneTabs>
    </div>
  )
}

/** The top of a phone: which event this is, and the search. */
function PhoneBar({ onSearch, switcher }: Pick<ManageShellProps, 'onSearch' | 'switcher'>) {
  const { t } = useLingui()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b bg-card px-4 lg:hidden print:hidden">
      {switcher ? (
        <Link to={paths.events()} aria-label={t`All events`} className="shrink-0 rounded-md">
          <LogoMark />
        </Link>
      ) : (
        <Link to={paths.events()} className="shrink-0 rounded-md">
          <Logo />
        </Link>
      )}
      <div className="min-w-0 grow">{switcher}</div>
      <Button variant="quiet" size="icon" aria-label={t`Search`} onClick={onSearch}>
        <Search />
      </Button>
    </header>
  )
}
