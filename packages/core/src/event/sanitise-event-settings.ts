import type { EventSettings } from '@foyer/contracts/event/event-settings'
import { sanitise } from '../rich-text/sanitise.ts'

const richTextFields = [
  'online_event_connection_details',
  'email_footer_message',
  'pre_checkout_message',
  'post_checkout_message',
  'ticket_page_message',
] as const satisfies (keyof EventSettings)[]

/** The settings that are given, with every rich text among them sanitised. */
export async function sanitiseEventSettings(given: Partial<EventSettings>): Promise<Partial<EventSettings>> {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const settings: Partial<EventSettings> = { ...present }
  for (const field of richTextFields) {
    const html = settings[field]
    if (html !== undefined) settings[field] = await sanitise(html)
  }
  return settings
}
