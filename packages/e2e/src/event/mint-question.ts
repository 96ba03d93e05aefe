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

/** Adds a question to an event's checkout, and answers its id. It is required by default. */
export async function mintQuestion({ organizer, id }: MintedEvent, wish: QuestionWish): Promise<string> {
  const body = { is_required: true, ...wish }
  return (await organizer.api.post<{ id: string }>(`/events/${id}/questions`, body)).id
}
