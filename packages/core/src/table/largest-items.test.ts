import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { checkInListBody } from '@foyer/contracts/check-in-list/check-in-list'
import { eventBody } from '@foyer/contracts/event/event'
import { eventSettings } from '@foyer/contracts/event/event-settings'
import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import { type IdKind, idAlphabet, idLength, idPrefixes, linkIdLength } from '@foyer/contracts/id'
import { giveOrderDetailsBody } from '@foyer/contracts/order/order-bodies'
import { organizerBody } from '@foyer/contracts/organizer/organizer'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { maxAnswerLength } from '@foyer/contracts/question/answer-length'
import { maxQuestionsPerEvent, questionBody } from '@foyer/contracts/question/question'
import { ticketBody } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { mostOrderBytes } from '../order/new-order.ts'
import { mostSanitisedBytes } from '../rich-text/sanitise.ts'
import { answeredRow } from '../store/question/question-entity.ts'

/** An item of the table has at most 400 KB; no text that people write is in more than one row besides its own item. */
const mostItemBytes = 400 * 1024
/** What an item has beside what people write: keys, its list's row with a title, messages to send, moments, images. */
const besides = 40_000
/** A request's body, `functions/src/http/parse-input.ts`; all texts about an attendee fit in one. */
const mostBodyBytes = 256 * 1024

/**
 * The character with the most bytes for its length: three bytes for one. An emoji has four bytes but counts as two, so
 * its text has only two bytes for each.
 */
const wide = (length: number) => '中'.repeat(length)
const emoji = (length: number) => '🎟'.repeat(length / 2)
const rich = 49_999

let made = 0
const digits = (length: number) => {
  let text = ''
  made += 1
  for (let rest = made; text.length < length; rest = Math.floor(rest / 30)) text += idAlphabet[rest % 30]
  return text
}
const ids = (kind: IdKind, count: number) =>
  Array.from({ length: count }, () => `${idPrefixes[kind]}_${digits(idLength)}`)

const at = '2026-11-22T10:00:00.000Z'
const mail = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`
const web = `https://example.com/${'a'.repeat(480)}`
const money = 99_999_999

const messages = [
  ...['online_event_connection_details', 'email_footer_message', 'pre_checkout_message'],
  ...['post_checkout_message', 'ticket_page_message'],
]

/** The longest that each contract takes, which of its fields hold HTML, and a field that is one too long. */
const largest: Record<string, { contract: z.ZodType; body: object; html: string[]; tooLong: object }> = {
  event: {
    contract: eventBody,
    body: {
      ...{ organizer_id: ids('organizer', 1)[0], title: wide(200), description: wide(rich), start_date: at },
      ...{ timezone: 'America/Argentina/ComodRivadavia', currency: 'USD' },
    },
    html: ['description'],
    tooLong: { description: wide(rich + 1) },
  },
  'event settings': {
    contract: eventSettings,
    body: {
      ...Object.fromEntries(messages.map((field) => [field, wide(5000)])),
      location: {
        ...{ venue_name: wide(200), address_line_1: wide(200), address_line_2: wide(200), city: wide(100) },
        ...{ state_or_region: wide(100), zip_or_postal_code: wide(30), country: 'US' },
      },
      ...{ map_url: web, seo_title: wide(200), seo_description: wide(500), seo_keywords: wide(300) },
      ...{ support_email: mail, reply_to_email: mail, continue_button_text: wide(50) },
    },
    html: messages,
    tooLong: { ticket_page_message: wide(5001) },
  },
  ticket: {
    contract: ticketBody,
    body: {
      ...{ title: wide(200), description: wide(rich), type: 'TIERED', sale_start_date: at },
      prices: Array.from({ length: 50 }, () => ({ label: wide(100), price: money, sale_start_date: at })),
      tax_and_fee_ids: ids('tax_or_fee', 20),
    },
    html: ['description'],
    tooLong: { tax_and_fee_ids: ids('tax_or_fee', 21) },
  },
  question: {
    contract: questionBody,
    body: {
      ...{ title: wide(200), description: wide(rich), type: 'CHECKBOX', belongs_to: 'ATTENDEE' },
      options: Array.from({ length: 100 }, (_, index) => `${wide(147)}${100 + index}`),
      ticket_ids: ids('ticket', 500),
    },
    html: ['description'],
    tooLong: { ticket_ids: ids('ticket', 501) },
  },
  'promo code': {
    contract: promoCodeBody,
    body: { code: 'A'.repeat(50), expires_at: at, max_uses: 1_000_000, ticket_ids: ids('ticket', 100) },
    html: [],
    tooLong: { ticket_ids: ids('ticket', 101) },
  },
  'capacity assignment': {
    contract: capacityAssignmentBody,
    body: { name: wide(149), capacity: 1_000_000, ticket_ids: ids('ticket', 30) },
    html: [],
    tooLong: { ticket_ids: ids('ticket', 31) },
  },
  'check-in list': {
    contract: checkInListBody,
    body: { name: wide(149), description: wide(2000), ticket_ids: ids('ticket', 500) },
    html: [],
    tooLong: { ticket_ids: ids('ticket', 501) },
  },
  organizer: {
    contract: organizerBody,
    body: {
      name: wide(149),
      email: mail,
      description: wide(rich),
      website: web,
      terms_url: web,
      privacy_url: web,
      imprint_url: web,
      currency: 'USD',
      timezone: 'UTC',
    },
    html: ['description'],
    tooLong: { description: wide(rich + 1) },
  },
  message: {
    contract: createEventMessageBody,
    body: {
      ...{ subject: wide(150), content: wide(rich), recipient_group: 'ATTENDEES', is_event_related: true },
      ...{
        ticket_ids: ids('ticket', 100),
        order_short_ids: Array.from({ length: 200 }, () => digits(linkIdLength)),
        attendee_short_ids: Array.from({ length: 200 }, () => digits(linkIdLength)),
      },
    },
    html: ['content'],
    tooLong: { subject: wide(151) },
  },
}

/** The stored bytes of a body. Its HTML may grow when it is sanitized. */
function keptBytes(body: Record<string, unknown>, html: readonly string[]): number {
  const grown = html.map((field) => [field, 'x'.repeat(mostSanitisedBytes(String(body[field]).length))])
  return Buffer.byteLength(JSON.stringify({ ...body, ...Object.fromEntries(grown) }))
}

describe('the largest that can be written', () => {
  it.each(Object.entries(largest))('as %s fits into an item', (_, { contract, body, html, tooLong }) => {
    const parsed = contract.parse(body) as Record<string, unknown>
    expect(contract.safeParse({ ...body, ...tooLong }).success).toBe(false)
    expect(keptBytes(parsed, html) + besides).toBeLessThan(mostItemBytes)
  })

  it('is counted in the characters that take the most room', () => {
    expect(Buffer.byteLength(wide(100))).toBe(300)
    expect(Buffer.byteLength(emoji(100))).toBe(200)
  })

  it('as an order leaves room for its row and for what happens to it later', () => {
    expect(mostOrderBytes.named + rowBytes() + besides).toBeLessThan(mostItemBytes)
    // Answers of a whole page of text fit, whatever was reserved.
    expect(mostOrderBytes.named - mostOrderBytes.reserved).toBeGreaterThan(100_000)
  })

  it('as an attendee fits into an item: one request brings all answers, and each is kept with its question', () => {
    const questions = maxQuestionsPerEvent * (Buffer.byteLength(wide(200)) + 150)
    expect(mostBodyBytes + questions + rowBytes() + besides).toBeLessThan(mostItemBytes)
  })

  it('takes no more questions, answers and tickets than those', () => {
    const person = { first_name: 'A', last_name: 'B', email: 'a@example.com' }
    const answer = () => ({ question_id: ids('question', 1)[0], value: wide(maxAnswerLength.MULTI_LINE) })
    const answers = (count: number) => Array.from({ length: count }, answer)
    const given = (count: number) => ({ ...person, answers: answers(count), attendees: [] })
    expect(giveOrderDetailsBody.safeParse(given(maxQuestionsPerEvent)).success).toBe(true)
    expect(giveOrderDetailsBody.safeParse(given(maxQuestionsPerEvent + 1)).success).toBe(false)
  })
})

/** A row's part about answers, at its largest: every question a choice with all of its 100 options chosen. */
function rowBytes(): number {
  const value = Array.from({ length: 100 }, (_, index) => `option ${index}`)
  const answers = ids('question', maxQuestionsPerEvent).map((question_id) => ({
    ...{ question_id, title: '', type: 'CHECKBOX' as const, value },
  }))
  return Buffer.byteLength(JSON.stringify(answeredRow(answers)))
}
