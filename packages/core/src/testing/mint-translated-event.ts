import type { Locale } from '@foyer/contracts/locale'
import type { Question } from '@foyer/contracts/question/question'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import type { EventTranslation } from '@foyer/contracts/translation/translation'
import { updateEventSettings } from '../event/event-settings.ts'
import { optionKey } from '../event-graph/original-texts.ts'
import { updateEventTranslation } from '../translation/translations.ts'
import type { Context } from '../verb.ts'
import { firstPriceOf } from './buy.ts'
import { type LiveEvent, mintLiveEvent } from './mint-live-event.ts'
import { mintQuestion } from './mint-question.ts'

/** Translates texts of an event by their keys. */
export function translate(
  ctx: Context,
  event_id: string,
  texts: Record<string, string>,
  language: Locale = 'de',
): Promise<EventTranslation> {
  return updateEventTranslation(ctx, { params: { event_id, language }, body: { texts } })
}

export interface TranslatedEvent extends LiveEvent {
  ticket: Ticket
  question: Question
}

/** A live event in English with a free ticket and a question about meals, of which all but the second option is in German too. */
export async function mintTranslatedEvent(): Promise<TranslatedEvent> {
  const live = await mintLiveEvent(
    [{ type: 'TIERED', title: 'Seat', description: '<p>Front</p>', prices: [{ label: 'Adult', price: 0 }] }],
    { title: 'Night of Sounds', description: '<p>Loud</p>' },
  )
  const [ticket] = live.tickets
  if (!ticket) throw new Error('No ticket was created.')
  const { ctx, event } = live
  const event_id = event.id
  await updateEventSettings(ctx, {
    params: { event_id },
    body: { main_language: 'en', post_checkout_message: '<p>See you</p>', continue_button_text: 'Go on' },
  })
  const question = await mintQuestion(ctx, event_id, {
    title: 'Meal',
    type: 'RADIO',
    options: ['Meat', 'Fish'],
  })
  await translate(ctx, event_id, {
    title: 'Nacht der Klänge',
    description: '<p>Laut</p>',
    post_checkout_message: '<p>Bis bald</p>',
    continue_button_text: 'Weiter',
    [`${ticket.id}:title`]: 'Sitzplatz',
    [`${ticket.id}:description`]: '<p>Vorn</p>',
    [`${firstPriceOf(ticket)}:label`]: 'Erwachsene',
    [`${question.id}:title`]: 'Essen',
    [optionKey(question.id, 'Meat')]: 'Fleisch',
  })
  return { ...live, ticket, question }
}
