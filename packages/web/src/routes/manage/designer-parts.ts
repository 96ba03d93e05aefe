import type { Event } from '@foyer/contracts/event/event'
import type { EventSettings } from '@foyer/contracts/event/event-settings'
import { useLingui } from '@lingui/react/macro'
import type { PreviewPart } from '../../features/event/preview-spots.tsx'
import { paths } from '../../paths.ts'

/** What pressing a part of the preview does. */
export function usePartWords(): Record<PreviewPart, string> {
  const { t } = useLingui()
  return {
    look: t`Choose colors`,
    banner: t`Change the banner`,
    cover: t`Change the cover`,
    title: t`Edit the title`,
    dates: t`Edit the dates`,
    place: t`Edit the place`,
    tickets: t`Edit the tickets`,
    description: t`Edit the description`,
    organizer: t`Edit the organizer`,
  }
}

/** The screen that edits a part, with the field in its address. Null for what the designer edits itself. */
export function addressOfPart(part: PreviewPart, event: Event, settings: EventSettings): string | null {
  const inSettings = (field: string, section = '') =>
    `${paths.event(event.id, 'settings')}?${new URLSearchParams({ ...(section && { section }), field })}`
  if (part === 'title') return inSettings('title')
  if (part === 'dates') return inSettings('start_date')
  if (part === 'description') return inSettings('description')
  if (part === 'place')
    return inSettings(settings.is_online_event ? 'is_online_event' : 'location.venue_name', 'location')
  if (part === 'tickets') return paths.event(event.id, 'tickets')
  if (part === 'organizer') return `${paths.organizers()}?organizer=${event.organizer.id}`
  return null
}
