import { createHash } from 'node:crypto'
import type { TextForm } from '@foyer/contracts/translation/translation'
import type { EventGraph } from './event-graph.ts'

/** The settings that are texts for buyers. Names of places stay as they are on a map, and keywords are for search engines alone. */
export const settingTexts = {
  online_event_connection_details: ['HTML', 5000],
  pre_checkout_message: ['HTML', 5000],
  continue_button_text: ['LINE', 50],
  post_checkout_message: ['HTML', 5000],
  ticket_page_message: ['HTML', 5000],
  email_footer_message: ['HTML', 5000],
  seo_title: ['LINE', 200],
  seo_description: ['LINES', 500],
} as const satisfies { [Name in keyof EventGraph['settings']]?: readonly [TextForm, number] }

export type SettingText = keyof typeof settingTexts
export const settingTextNames = Object.keys(settingTexts) as SettingText[]

/** What of an event has texts. */
export interface TextSource
  extends Pick<EventGraph, 'settings' | 'tickets' | 'taxes_and_fees' | 'questions'> {
  event: Pick<EventGraph['event'], 'title' | 'description'>
}

interface Original {
  key: string
  form: TextForm
  max_length: number
  original: string
}

/** What tells whether a text is still the one that a translation was made from. */
export function textMark(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}

/** The key of an option. Its own text is in it: options have no ids, and may be put in another order. */
export const optionKey = (question_id: string, option: string) => `${question_id}:option-${textMark(option)}`

/**
 * All texts of an event that buyers read, in the order in which they meet them; empty ones have nothing to translate. The
 * lengths are those of the fields themselves (docs/decisions/0110).
 */
export function originalTexts(graph: TextSource): Original[] {
  const { event, settings, tickets, taxes_and_fees, questions } = graph
  const applied = new Set(tickets.flatMap(({ tax_and_fee_ids }) => tax_and_fee_ids))
  const all: Original[] = [
    line('title', event.title, 200),
    html('description', event.description),
    ...settingTextNames.map((key) => {
      const [form, max_length] = settingTexts[key]
      return { key, form, max_length, original: settings[key] }
    }),
    ...tickets.flatMap(({ id, title, description, prices }) => [
      line(`${id}:title`, title, 200),
      html(`${id}:description`, description),
      ...prices.map((price) => line(`${price.id}:label`, price.label, 100)),
    ]),
    ...taxes_and_fees
      .filter(({ id }) => applied.has(id))
      .map(({ id, name }) => line(`${id}:name`, name, 149)),
    ...questions.flatMap(({ id, title, description, options }) => [
      line(`${id}:title`, title, 200),
      html(`${id}:description`, description),
      ...options.map((option) => line(optionKey(id, option), option, 150)),
    ]),
  ]
  return all.filter(({ original }) => original !== '')
}

const line = (key: string, original: string, max_length: number): Original => ({
  key,
  form: 'LINE',
  max_length,
  original,
})

const html = (key: string, original: string): Original => ({
  key,
  form: 'HTML',
  max_length: 49_999,
  original,
})
