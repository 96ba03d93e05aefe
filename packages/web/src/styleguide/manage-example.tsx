import {
  LayoutDashboard,
  ListChecks,
  MessageSquare,
  QrCode,
  Receipt,
  Settings,
  Ticket,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { EventSwitcher } from '../components/layout/event-switcher.tsx'
import { ManageShell } from '../components/layout/manage-shell.tsx'
import { UserMenu } from '../components/layout/user-menu.tsx'
import { TableExample } from './table-example.tsx'

const groups = [
  { title: 'Overview', items: [{ to: '/styleguide/colours', label: 'Colors', icon: LayoutDashboard }] },
  {
    title: 'Sell',
    items: [
      { to: '/styleguide/choices', label: 'Controls', icon: Ticket },
      { to: '/styleguide/table', label: 'Table', icon: Receipt },
      { to: '/styleguide/form', label: 'Form', icon: ListChecks },
    ],
  },
  { title: 'People', items: [{ to: '/styleguide/floats', label: 'What floats', icon: Users }] },
  { title: 'Door', items: [{ to: '/styleguide/states', label: 'States', icon: QrCode }] },
  { title: 'Reach', items: [{ to: '/styleguide/auth', label: 'Auth shell', icon: MessageSquare }] },
  { items: [{ to: '/styleguide/error', label: 'Error screen', icon: Settings }] },
]

const events = [
  {
    id: 'ev_a',
    when: 'Jun 5',
    title: 'Summer night in the park with an orchestra and a title that does not end',
  },
  { id: 'ev_b', when: 'Dec 1', title: 'Winter market' },
]

const accounts = [
  { id: 'ac_harbour', name: 'Harbour Concerts' },
  { id: 'ac_riverside', name: 'Riverside Hall' },
]

export function ManageExample({ children }: { children: ReactNode }) {
  return (
    <ManageShell
      label="Styleguide"
      groups={groups}
      tabs={groups.flatMap(({ items }) => items).slice(0, 4)}
      onSearch={() => undefined}
      switcher={
        <EventSwitcher
          current={events[0] && { ...events[0], is_test: true }}
          sections={[{ title: 'Next', events }]}
          onSearch={() => undefined}
          createHref="/manage/events"
        />
      }
      userMenu={
        <UserMenu
          name="Anna Lind"
          email="anna@example.com"
          accounts={accounts}
          accountId="ac_harbour"
          onSwitchAccount={() => undefined}
          canManageAccount
          onSignOut={() => undefined}
        />
      }
    >
      {children ?? <TableExample />}
    </ManageShell>
  )
}
