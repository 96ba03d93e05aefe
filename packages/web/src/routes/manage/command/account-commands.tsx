import { locales } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { useLingui } from '@lingui/react/macro'
import {
  Archive,
  Building2,
  CalendarDays,
  CircleUser,
  Languages,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sun,
} from 'lucide-react'
import { CommandGroup, CommandItem } from '../../../components/ui/command.tsx'
import { useSignOut } from '../../../features/session/session-mutations.ts'
import { setTheme } from '../../../lib/look/theme.ts'
import { chooseLocale } from '../../../lib/words/locale.ts'
import { localeNames } from '../../../lib/words/locales.ts'
import { paths } from '../../../paths.ts'
import { accountSectionNames, accountSectionsOf } from '../../account/account-sections.ts'
import { useMe } from '../use-me.ts'

interface CommandsProps {
  onGo: (to: string) => void
  onDone: () => void
}

/** Every screen outside of events that the user's role may see. */
export function AccountCommands({ onGo }: Pick<CommandsProps, 'onGo'>) {
  const { t, i18n } = useLingui()
  const me = useMe()
  const screens = [
    { to: paths.events(), label: t`All events`, icon: CalendarDays },
    { to: paths.events('upcoming'), label: t`Upcoming events`, icon: CalendarDays },
    { to: paths.events('ended'), label: t`Ended events`, icon: CalendarDays },
    { to: paths.events('archived'), label: t`Archived events`, icon: Archive },
    { to: paths.organizers(), label: t`All organizers`, icon: Building2 },
    { to: paths.profile(), label: t`Profile`, icon: CircleUser },
    ...accountSectionsOf(me.role).map((section) => ({
      to: paths.account(section),
      label: `${t`Account`}: ${i18n._(accountSectionNames[section])}`,
      icon: Settings,
    })),
  ]
  return (
    <CommandGroup heading={t`Account`}>
      {screens.map(({ to, label, icon }) => (
        <CommandItem key={to} value={to} keywords={[label]} icon={icon} onSelect={() => onGo(to)}>
          {label}
        </CommandItem>
      ))}
    </CommandGroup>
  )
}

/** Theme, language, and signing out. */
export function PersonalCommands({ onDone }: Pick<CommandsProps, 'onDone'>) {
  const { t } = useLingui()
  const { signOut } = useSignOut()
  const themes = [
    { theme: 'light', label: t`Appearance: light`, icon: Sun },
    { theme: 'dark', label: t`Appearance: dark`, icon: Moon },
    { theme: 'system', label: t`Appearance: match system`, icon: Monitor },
  ] as const
  const speak = (locale: Locale) => void chooseLocale(locale).then(onDone)
  return (
    <CommandGroup heading={t`You`}>
      {themes.map(({ theme, label, icon }) => (
        <CommandItem
          key={theme}
          value={`theme ${theme}`}
          keywords={[label]}
          icon={icon}
          onSelect={() => {
            setTheme(theme)
            onDone()
          }}
        >
          {label}
        </CommandItem>
      ))}
      {locales.map((locale) => (
        <CommandItem
          key={locale}
          value={`language ${locale}`}
          keywords={[t`Language`, localeNames[locale]]}
          icon={Languages}
          onSelect={() => speak(locale)}
        >
          {t`Language`}: <span lang={languageTag(locale)}>{localeNames[locale]}</span>
        </CommandItem>
      ))}
      <CommandItem
        value="sign out"
        keywords={[t`Sign out`]}
        icon={LogOut}
        onSelect={() => {
          onDone()
          void signOut()
        }}
      >
        {t`Sign out`}
      </CommandItem>
    </CommandGroup>
  )
}
