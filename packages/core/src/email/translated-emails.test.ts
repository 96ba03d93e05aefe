import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { ticketsPdf } from '../attendee/ticket-pdf.ts'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { messageDraft, renderMessage } from '../event-message/message-email.ts'
import { createOrder } from '../order/create-order.ts'
import { giveOrderDetails } from '../order/give-order-details.ts'
import { newLinkId } from '../random-id.ts'
import { toSend } from '../table/write.ts'
import { firstPriceOf } from '../testing/buy.ts'
import { mintTranslatedEvent } from '../testing/mint-translated-event.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { testContext } from '../testing/test-context.ts'
import { keptByGoogle } from '../testing/wallet-calls.ts'
import { getApplePass, saveToGoogle } from '../wallet/hand-out-passes.ts'
import { sendOrderConfirmation } from './order-emails.ts'
import { sendTicket } from './send-ticket.ts'

/** An order of a buyer who reads that language, with a ticket for a guest. */
async function boughtIn(locale: 'de' | 'fr') {
  const { event, ticket, question } = await mintTranslatedEvent()
  const ctx = testContext({ locale })
  const email = `bea-${newLinkId()}@example.com`
  const guest = `gus-${newLinkId()}@example.com`
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 2 }]
  const reserved = await createOrder(ctx, { params: { event_id: event.id }, body: { lines, locale } })
  const addresses = [email, guest]
  const person = { first_name: 'Bea', last_name: 'Buyer' }
  const order = await giveOrderDetails(ctx, {
    params: { order_short_id: reserved.short_id },
    body: {
      ...{ ...person, email },
      answers: [{ question_id: question.id, value: 'Meat' }],
      attendees: reserved.attendees.map(({ short_id }, index) => ({
        ...{ short_id, ...person, email: addresses[index] ?? email, answers: [] },
      })),
    },
  })
  await activateAttendees(order.short_id)
  const links = order.attendees.map(({ short_id }) => short_id)
  return { event, order, email, guest, links }
}

it('the confirmation and the ticket come in the buyer’s language, with the calendar entry', async () => {
  const { order, email, guest, links } = await boughtIn('de')
  await sendOrderConfirmation(testContext(), toSend(orderConfirmationDue, { order_short_id: order.short_id }))
  await sendTicket(testContext(), toSend(ticketEmailDue, { attendee_short_id: links[1] ?? '' }))
  for (const address of [email, guest]) {
    const [sent] = await readInbox(address)
    expect(sent?.subject).toContain('Nacht der Klänge')
    expect(sent?.body.text).toContain('Sitzplatz · Erwachsene')
    expect(sent?.body.html).not.toContain('Night of Sounds')
    const calendar = sent?.attachments.find(({ filename }) => filename === 'event.ics')
    expect(Buffer.from(calendar?.content ?? '', 'base64').toString()).toContain('SUMMARY:Nacht der Klänge')
  }
})

it('a buyer in a language that the event does not have reads the organizer’s words', async () => {
  const { order, email } = await boughtIn('fr')
  await sendOrderConfirmation(testContext(), toSend(orderConfirmationDue, { order_short_id: order.short_id }))
  const [sent] = await readInbox(email)
  expect(sent?.subject).toContain('Night of Sounds')
  expect(sent?.body.text).toContain('Seat · Adult')
})

it('a message names the event in its reader’s language', async () => {
  const { event } = await boughtIn('de')
  const graph = await readEventGraph(event.id)
  if (!graph) throw new Error('no event')
  const draft = await messageDraft(graph, { subject: 'Doors', content: '<p>At six</p>' })
  const said = async (locale: string) => (await renderMessage(draft, { first_name: 'Bea', locale })).text
  expect(await said('de')).toContain('Nacht der Klänge')
  expect(await said('fr')).toContain('Night of Sounds')
})

it('a PDF is in its holder’s language', async () => {
  const { event, order } = await boughtIn('de')
  const graph = await readEventGraph(event.id)
  if (!graph) throw new Error('no event')
  const holders = order.attendees.map((holder) => ({
    ...holder,
    ...{ ticket_title: 'Seat', price_label: 'Adult' },
  }))
  const drawn = async (locale: 'de' | 'fr') => {
    const pdf = await ticketsPdf({ locale, order_reference: order.reference, holders }, graph)
    return Buffer.from(pdf).toString('latin1')
  }
  // The title of the document is not compressed.
  expect(await drawn('de')).toContain(utf16('Nacht der'))
  expect(await drawn('fr')).not.toContain(utf16('Nacht der'))
})

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1')

it('passes have the event’s names in each of its languages', async () => {
  const { event, links } = await boughtIn('de')
  const [link = ''] = links
  const files = unzipSync(await getApplePass(testContext(), link))
  const textOf = (name: string) => new TextDecoder().decode(files[name])
  expect(JSON.parse(textOf('pass.json')).eventTicket.primaryFields).toMatchObject([{ value: 'foyer.title' }])
  expect(textOf('de.lproj/pass.strings')).toContain('"foyer.title" = "Nacht der Klänge";')
  expect(textOf('de.lproj/pass.strings')).toContain('"foyer.kind" = "Sitzplatz – Erwachsene";')
  expect(textOf('fr.lproj/pass.strings')).toContain('"foyer.title" = "Night of Sounds";')
  await saveToGoogle(testContext(), link)
  expect(await keptByGoogle('eventTicketClass', event.id)).toMatchObject({
    eventName: {
      defaultValue: { language: 'en', value: 'Night of Sounds' },
      translatedValues: expect.arrayContaining([{ language: 'de', value: 'Nacht der Klänge' }]),
    },
  })
})
