import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import {
  Banknote,
  Building2,
  CalendarCog,
  CalendarDays,
  CircleUser,
  KeyRound,
  Percent,
  Settings,
  UsersRound,
} from 'lucide-react'
import type { NavigationGroup } from '../../components/layout/side-navigation.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { userQueries } from '../../features/user/user-queries.ts'
import { paths } from '../../paths.ts'
import { ManageFrame } from './manage-frame.tsx'

/** Around everything that is not inside one event: events, organizers, account, profile. */
export function ManageLayout() {
  const { t } = useLingui()
  const [me, organizers] = useSuspenseQueries({ queries: [userQueries.me(), organizerQueries.all()] })
  const taxes = { to: paths.account('taxes-and-fees'), label: t`Taxes and fees`, icon: Percent }
  const account =
    me.data.role === 'ADMIN'
      ? [
          { to: paths.account('settings'), label: t`Settings`, icon: Settings },
          { to: paths.account('payment'), label: t`Payment`, icon: Banknote },
          taxes,
          { to: paths.account('event-defaults'), label: t`Event defaults`, icon: CalendarCog },
          { to: paths.account('users'), label: t`Users`, icon: UsersRound },
          { to: paths.account('api-keys'), label: t`API keys`, icon: KeyRound },
        ]
      : [taxes]
  const groups: NavigationGroup[] = [
    { items: [{ to: paths.events(), label: t`Events`, icon: CalendarDays }] },
    {
      title: t`Organizers`,
      items: organizers.data.map(({ id, name }) => ({
        to: paths.organizerEvents(id),
        label: name,
        icon: Building2,
      })),
    },
    { title: t`Account`, items: account },
    { items: [{ to: paths.profile(), label: t`Profile`, icon: CircleUser }] },
  ]
  return <ManageFrame label={t`Account`} groups={groups.filter(({ items }) => items.length > 0)} />
}
