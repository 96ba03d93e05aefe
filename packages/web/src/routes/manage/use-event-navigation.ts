import { useLingui } from '@lingui/react/macro'
import type { NavigationGroup } from '../../components/layout/side-navigation.tsx'
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
