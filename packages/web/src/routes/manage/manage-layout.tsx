import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Building2, CalendarDays, CircleUser, LayoutGrid, Percent, Settings } from 'lucide-react'
import type { NavigationGroup } from '../../components/layout/side-navigation.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { userQueries } from '../../features/user/user-queries.ts'
import { paths } from '../../paths.ts'
import { ManageFrame } from './manage-frame.tsx'

/** How many organizers the navigation lists. Their page has all of them. */
const shownOrganizers = 6

/** The frame of every page outside of events: events, organizers, account, profile. */
export function ManageLayout() {
  const { t } = useLingui()
  const [me, organizers] = useSuspenseQueries({ queries: [userQueries.me(), organizerQueries.all()] })
  // Organizers may use only one section of the account (specification §6).
  const account =
    me.data.role === 'ADMIN'
      ? { to: paths.account(), label: t`Account`, icon: Settings }
      : { to: paths.account('taxes-and-fees'), label: t`Taxes and fees`, icon: Percent }
  const groups: NavigationGroup[] = [
    { items: [{ to: paths.events(), label: t`Events`, icon: CalendarDays }] },
    {
      title: t`Organizers`,
      items: [
        ...organizers.data.slice(0, shownOrganizers).map(({ id, name }) => ({
          to: paths.organizerEvents(id),
          label: name,
          icon: Building2,
        })),
        { to: paths.organizers(), label: t`All organizers`, icon: LayoutGrid },
      ],
    },
    { items: [account, { to: paths.profile(), label: t`Profile`, icon: CircleUser }] },
  ]
  const tabs = [
    { to: paths.events(), label: t`Events`, icon: CalendarDays },
    { to: paths.organizers(), label: t`Organizers`, icon: Building2 },
    account,
    { to: paths.profile(), label: t`Profile`, icon: CircleUser },
  ]
  return <ManageFrame label={t`Account`} groups={groups} tabs={tabs} />
}
