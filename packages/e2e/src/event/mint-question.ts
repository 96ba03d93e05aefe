import type { MintedEvent } from './mint-event.ts'

interface QuestionWish {
  title: string
  type: 'SINGLE_LINE' | 'MULTI_LINE' | 'CHECKBOX' | 'RADIO' | 'DROPDOWN' | 'DATE' | 'ADDRESS'
  belongs_to: 'ORDER' | 'ATTENDEE'
  description?: string
  options?: string[]
  is_required?: boolean
}

/** Lets an event's checkout ask that; required unless said otherwise. */
export async function mintQuestion({ organizer, id }: MintedEvent, wish: QuestionWish): Promise<void> {
  await organizer.api.post(`/events/${id}/questions`, { is_required: true, ...wish })
}
