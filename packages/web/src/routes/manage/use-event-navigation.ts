import { useLingui } from '@lingui/react/macro'
import { LayoutDashboard, ReceiptText, ScanQrCode, UsersRound } from 'lucide-react'
import type { NavigationGroup, NavigationItem } from '../../components/layout/side-navigation.tsx'
import { type EventSection, eventScreens } from '../../event-screens.ts'
import { paths } from '../../paths.ts'

/** The screens of an event with their addresses, named in the reader's language. */
export function useEventNavigation(eventId: string): NavigationGroup[] {
  const { i18n } = useLingui()
  return eventScreens.map(({ title, screens }) => ({
    ...(title && { title: i18n._(title) }),
    items: Object.entries(screens).map(([section, [label, icon]]) => ({
      to: paths.event(eventId, section as EventSection),
      label: i18n._(label),
      icon,
    })),
  }))
}

/** What an organizer opens on a phone again and again. Scanning is one tap away from every screen of the event. */
export function useEventTabs(eventId: string): NavigationItem[] {
  const { t } = useLingui()
  return [
    { to: paths.event(eventId, 'dashboard'), label: t`Overview`, icon: LayoutDashboard },
    { to: paths.event(eventId, 'orders'), label: t`Orders`, icon: ReceiptText },
    { to: paths.event(eventId, 'attendees'), label: t`Attendees`, icon: UsersRound },
    { to: paths.scan(eventId), label: t`Scan`, icon: ScanQrCode },
  ]
}
