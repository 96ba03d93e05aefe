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

/** The field of the event that a part shows, which is edited beside the preview. Null for what has no text of its own. */
export function fieldOfPart(part: PreviewPart, { is_online_event }: EventSettings): string | null {
  if (part === 'title' || part === 'description') return part
  if (part === 'place') return is_online_event ? 'is_online_event' : 'location.venue_name'
  return null
}

/** The screen that edits a part of its own kind. Null for what the designer edits itself. */
export function addressOfPart(part: PreviewPart, event: Event): string | null {
  if (part === 'dates')
    return `${paths.event(event.id, 'settings')}?${new URLSearchParams({ field: 'start_date' })}`
  if (part === 'tickets') return paths.event(event.id, 'tickets')
  if (part === 'organizer') return `${paths.organizers()}?organizer=${event.organizer.id}`
  return null
}
