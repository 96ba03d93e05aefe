import type { OriginalText } from '@foyer/contracts/translation/translation'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Texts that belong together. `name`: of the ticket or question; null for a group that has a word of its own. */
export interface TextGroup {
  id: string
  name: string | null
  word: MessageDescriptor
  texts: OriginalText[]
}

const kinds = {
  event: msg`Event`,
  tk: msg`Ticket`,
  tf: msg`Taxes and fees`,
  qu: msg`Question`,
} as const

/** An event's texts in groups: its own, of each ticket with its tiers, of taxes and fees, of each question with its options. */
export function groupTexts(originals: readonly OriginalText[]): TextGroup[] {
  const groups: TextGroup[] = []
  for (const text of originals) {
    const { kind, id } = groupOf(text.path)
    const last = groups.at(-1)
    // The tiers of a ticket follow it.
    if (last && (kind === 'pr' || last.id === id)) last.texts.push(text)
    else if (kind !== 'pr')
      groups.push({ id, name: isNamed(kind) ? text.original : null, word: kinds[kind], texts: [text] })
  }
  return groups
}

type Kind = keyof typeof kinds

function groupOf(key: string): { kind: Kind; id: string } | { kind: 'pr'; id: string } {
  const [id = '', field] = key.split(':')
  if (field === undefined) return { kind: 'event', id: 'event' }
  const kind = id.slice(0, 2) as Kind | 'pr'
  return kind === 'tf' ? { kind, id: 'tf' } : { kind, id }
}

const isNamed = (kind: Kind) => kind === 'tk' || kind === 'qu'

const eventWords: { title: MessageDescriptor } & Partial<Record<string, MessageDescriptor>> = {
  title: msg`Title`,
  description: msg`Description`,
  online_event_connection_details: msg`Connection details`,
  pre_checkout_message: msg`Message before checkout`,
  continue_button_text: msg`Text of the continue button`,
  post_checkout_message: msg`Message after checkout`,
  ticket_page_message: msg`Message on tickets`,
  email_footer_message: msg`Email footer`,
  seo_title: msg`Search title`,
  seo_description: msg`Search description`,
}

/** What a text is: "Title", "Option". */
export function textWord(key: string): MessageDescriptor {
  const [id = '', field] = key.split(':')
  if (field === undefined) return eventWords[key] ?? eventWords.title
  if (field === 'label') return msg`Tier`
  if (field === 'name') return msg`Name`
  if (field.startsWith('option-')) return msg`Option`
  const isOfQuestion = id.startsWith('qu_')
  if (field === 'description') return isOfQuestion ? msg`Explanation` : msg`Description`
  return isOfQuestion ? msg`Question` : msg`Title`
}
