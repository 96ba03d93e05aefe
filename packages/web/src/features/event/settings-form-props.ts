import type { EventSettings } from '@foyer/contracts/event/event-settings'

/** The props of every section of an event's settings. Each section saves only its own part. */
export interface SettingsFormProps {
  eventId: string
  settings: EventSettings
}
