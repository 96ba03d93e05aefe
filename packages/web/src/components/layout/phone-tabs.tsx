import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Sheet, SheetContent, SheetTrigger } from '../ui/sheet.tsx'
import type { NavigationItem } from './side-navigation.tsx'

interface PhoneTabsProps {
  /** Names the bar: "Event", "Account". */
  label: string
  tabs: readonly NavigationItem[]
  /** Everything else, in a sheet from the bottom. */
  children: ReactNode
}

const tabClass =
  'flex h-14 w-full flex-col items-center justify-center gap-1 px-0.5 text-xs text-muted-foreground outline-offset-[-2px] transition-colors hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-link [&_svg]:size-5 [&_svg]:shrink-0'

/** The screens that a phone's thumb reaches at once, at the bottom of every organizer screen. The last tab opens all others. */
export function PhoneTabs({ label, tabs, children }: PhoneTabsProps) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the sheet
  useEffect(() => setIsOpen(false), [pathname])
  return (
    <nav
      aria-label={label}
      data-slot="phone-tabs"
      className="fixed inset-x-0 bottom-0 z-20 border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-lg">
        {tabs.map(({ to, label, icon: Icon, isExact }) => (
          <li key={to} className="min-w-0 grow">
            <NavLink to={to} end={isExact ?? false} className={tabClass}>
              <Icon aria-hidden />
              <span className="max-w-full truncate">{label}</span>
            </NavLink>
          </li>
        ))}
        <li className="min-w-0 grow">
          <Sheet open={isOpen} onOpenChange={setIsOpen}>
            <SheetTrigger className={tabClass}>
              <Menu aria-hidden />
              <span className="max-w-full truncate">{t({ message: 'More', context: 'screens' })}</span>
            </SheetTrigger>
            <SheetContent side="bottom" title={t`Menu`}>
              <div className="grid gap-6">{children}</div>
            </SheetContent>
          </Sheet>
        </li>
      </ul>
    </nav>
  )
}
