import type { EventSettings } from '@foyer/contracts/event/event-settings'

/** What each section of an event's settings gets; it saves only its own part. */
export interface SettingsFormProps {
  eventId: string
  settings: EventSettings
}
