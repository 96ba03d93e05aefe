import type { MintedEvent } from './mint-event.ts'

interface QuestionWish {
  title: string
  type: 'SINGLE_LINE' | 'MULTI_LINE' | 'CHECKBOX' | 'RADIO' | 'DROPDOWN' | 'DATE' | 'ADDRESS'
  belongs_to: 'ORDER' | 'ATTENDEE'
  description?: string
  options?: string[]
  is_required?: boolean
  is_hidden?: boolean
}

/** Lets an event's checkout ask that, and answers the question's id; required unless said otherwise. */
export async function mintQuestion({ organizer, id }: MintedEvent, wish: QuestionWish): Promise<string> {
  const body = { is_required: true, ...wish }
  return (await organizer.api.post<{ id: string }>(`/events/${id}/questions`, body)).id
}
