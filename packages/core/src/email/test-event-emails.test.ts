import { inflateSync } from 'node:zlib'
import { orderConfirmationDue, orderRefundedNoticeDue } from '@foyer/contracts/order/order-messages'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { getPublicAttendee } from '../attendee/get-public-attendee.ts'
import { getTicketPdf } from '../attendee/ticket-pdf.ts'
import { newLinkId } from '../random-id.ts'
import { toSend } from '../table/write.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintTestEvent } from '../testing/mint-test-event.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { testContext } from '../testing/test-context.ts'
import { getApplePass } from '../wallet/hand-out-passes.ts'
import { sendOrderConfirmation, sendOrderRefunded } from './order-emails.ts'

const ctx = testContext()

it('emails, page, PDF and wallet pass of a test order say that it is a test', async () => {
  const { ticket, press } = await mintTestEvent({ title: 'Night Market' })
  const email = `bea-${newLinkId()}@example.com`
  const { short_id: order_short_id, attendees } = await nameBuyer(await reserve(ticket), ctx, email)
  await press(order_short_id)
  await activateAttendees(order_short_id)
  await sendOrderConfirmation(ctx, toSend(orderConfirmationDue, { order_short_id }))
  const refunded = { order_short_id, amount: 2400, reason: 'REFUND' } as const
  await sendOrderRefunded(ctx, toSend(orderRefundedNoticeDue, refunded))
  const emails = await readInbox(email)
  expect(emails).toHaveLength(2)
  for (const { subject, body } of emails) {
    expect(subject).toMatch(/^\[Test\] /)
    for (const part of [body.text, body.html]) expect(part).toContain('no money moves')
  }
  const params = { attendee_short_id: attendees[0]?.short_id ?? '' }
  expect((await getPublicAttendee(ctx, { params })).event.is_test).toBe(true)
  expect(printed(await getTicketPdf(ctx, { params }))).toEqual(expect.arrayContaining([...'Testick']))
  const files = unzipSync(await getApplePass(ctx, params.attendee_short_id))
  const words = new TextDecoder().decode(files['de.lproj/pass.strings'])
  expect(words).toContain('"foyer.title" = "[Test] Night Market"')
})

/** The characters of a PDF's fonts, which have only those that are printed. */
function printed(pdf: Uint8Array): string[] {
  const streams = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/stream\n([\s\S]*?)\nendstream/g)
  const maps = [...streams]
    .map(([, body = '']) => inflated(body))
    .filter((map) => map.includes('beginbfrange'))
  return maps.flatMap((map) =>
    (map.match(/(?<=[[ ])<[0-9a-f ]+>/g) ?? []).flatMap((code) => [
      ...Buffer.from(code.replaceAll(/[<> ]/g, ''), 'hex').swap16().toString('utf16le'),
    ]),
  )
}

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
