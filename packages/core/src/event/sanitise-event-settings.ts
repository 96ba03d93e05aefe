import type { EventSettings } from '@foyer/contracts/event/event-settings'
import { sanitise } from '../rich-text/sanitise.ts'

const richTextFields = [
  'online_event_connection_details',
  'email_footer_message',
  'pre_checkout_message',
  'post_checkout_message',
  'ticket_page_message',
] as const satisfies (keyof EventSettings)[]

type RichTexts = { [Field in (typeof richTextFields)[number]]?: string | undefined }

/** The settings that are given, with every rich text among them sanitised. */
export async function sanitiseEventSettings<Given extends RichTexts>(given: Given): Promise<Given> {
  const settings = { ...given }
  for (const field of richTextFields) {
    const html = settings[field]
    if (html !== undefined) settings[field] = await sanitise(html)
  }
  return settings
}
