import { useLingui } from '@lingui/react/macro'
import {
  CircleHelp,
  Code,
  Gauge,
  LayoutDashboard,
  ListChecks,
  Mail,
  Megaphone,
  Palette,
  ReceiptText,
  ScanQrCode,
  Settings,
  TicketPercent,
  Tickets,
  UsersRound,
} from 'lucide-react'
import type { NavigationGroup } from '../../components/layout/side-navigation.tsx'
import { type EventSection, paths } from '../../paths.ts'

/** The sections of an event (docs/product.md#look-and-feel: overview, sell, people, door, reach, settings). */
export function useEventNavigation(eventId: string): NavigationGroup[] {
  const { t } = useLingui()
  const to = (section: EventSection) => paths.event(eventId, section)
  return [
    {
      title: t`Overview`,
      items: [
        { to: to('dashboard'), label: t`Dashboard`, icon: LayoutDashboard },
        { to: to('getting-started'), label: t`Getting started`, icon: ListChecks },
      ],
    },
    {
      title: t`Sell`,
      items: [
        { to: to('tickets'), label: t`Tickets`, icon: Tickets },
        { to: to('orders'), label: t`Orders`, icon: ReceiptText },
        { to: to('promo-codes'), label: t`Promo codes`, icon: TicketPercent },
        { to: to('capacity-assignments'), label: t`Capacity`, icon: Gauge },
        { to: to('questions'), label: t`Questions`, icon: CircleHelp },
      ],
    },
    {
      title: t`People`,
      items: [
        { to: to('attendees'), label: t`Attendees`, icon: UsersRound },
        { to: to('messages'), label: t`Messages`, icon: Mail },
      ],
    },
    { title: t`Door`, items: [{ to: to('check-in'), label: t`Check-in`, icon: ScanQrCode }] },
    {
      title: t`Reach`,
      items: [
        { to: to('homepage-designer'), label: t`Homepage design`, icon: Palette },
        { to: to('widget'), label: t`Widget`, icon: Code },
        { to: to('affiliates'), label: t`Affiliates`, icon: Megaphone },
      ],
    },
    { items: [{ to: to('settings'), label: t`Settings`, icon: Settings }] },
  ]
}
