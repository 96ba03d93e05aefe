import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  CircleHelp,
  Code,
  Gauge,
  Languages,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
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

interface Group {
  title: MessageDescriptor | null
  /** Each screen's name and icon, by the last part of its address. */
  screens: Record<string, readonly [label: MessageDescriptor, icon: LucideIcon]>
}

/**
 * The screens of an event, as the navigation lists them (docs/product.md#look-and-feel: overview, sell, people, door, reach,
 * settings). A new screen is a row here and a page in `routes/manage/manage-routes.tsx`.
 */
export const eventScreens = [
  {
    title: msg`Overview`,
    screens: {
      dashboard: [msg`Dashboard`, LayoutDashboard],
      'getting-started': [msg`Getting started`, ListChecks],
    },
  },
  {
    title: msg`Sell`,
    screens: {
      tickets: [msg`Tickets`, Tickets],
      orders: [msg`Orders`, ReceiptText],
      'promo-codes': [msg`Promo codes`, TicketPercent],
      'capacity-assignments': [msg`Capacity`, Gauge],
      questions: [msg`Questions`, CircleHelp],
    },
  },
  {
    title: msg`People`,
    screens: {
      attendees: [msg`Attendees`, UsersRound],
      messages: [msg`Messages`, Mail],
    },
  },
  {
    title: msg`Door`,
    screens: {
      'check-in': [msg`Check-in`, ScanQrCode],
    },
  },
  {
    title: msg`Reach`,
    screens: {
      'homepage-designer': [msg`Homepage design`, Palette],
      widget: [msg`Widget`, Code],
      languages: [msg`Languages`, Languages],
      affiliates: [msg`Affiliates`, Megaphone],
    },
  },
  {
    title: null,
    screens: {
      settings: [msg`Settings`, Settings],
    },
  },
] as const satisfies readonly Group[]

type KeysOf<Part> = Part extends unknown ? keyof Part : never
/** The last part of the address of an event's screen. */
export type EventSection = KeysOf<(typeof eventScreens)[number]['screens']>
