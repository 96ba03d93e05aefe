import {
  type ArchivedEvent,
  archivedAccount,
  archivedEvent,
  archivedOrganizer,
  archivedSale,
} from '@foyer/contracts/archive/archive-lines'
import { importRow } from '@foyer/contracts/import/import-row'
import { strFromU8 } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { listAuditEntries } from '../audit/list-audit-entries.ts'
import { isObjectThere } from '../media/s3.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { codeHash } from '../store/attendee/attendee-entity.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintRichAccount } from '../testing/mint-rich-account.ts'
import { mintTestEvent } from '../testing/mint-test-event.ts'
import { recordReports } from '../testing/record-reports.ts'
import { later } from '../testing/test-context.ts'
import {
  archiveItem,
  deliverArchive,
  finishArchive,
  linesIn,
  readArchiveFile,
  writeArchiveFile,
} from '../testing/write-archive-file.ts'
import { createArchive, getArchive, getArchiveDownload } from './archives.ts'
import { archiveKey } from './ask-archive.ts'

const patience = { timeout: 300_000 }
/** Hands on after each piece. */
const slow = { longestMs: 0 }

let rich: Awaited<ReturnType<typeof mintRichAccount>>
let files: Record<string, Uint8Array>
beforeAll(async () => {
  rich = await mintRichAccount()
  files = await writeArchiveFile(rich.ctx)
}, 300_000)

describe('an account’s archive', () => {
  it('leaves test events and their orders out', patience, async () => {
    const tried = await mintTestEvent()
    await tried.paid()
    const real = await mintEvent(tried.ctx, { organizer_id: tried.event.organizer_id })
    const own = await writeArchiveFile(tried.ctx)
    expect(linesIn<ArchivedEvent>(own, 'events.jsonl').map((line) => line.external_id)).toEqual([real.id])
    expect(Object.keys(own).filter((name) => name.startsWith('orders/'))).toEqual([])
  })

  it('has the account, its organizers and its events in the words of the API', () => {
    const account = archivedAccount.parse(JSON.parse(strFromU8(files['account.json'] as Uint8Array)))
    expect(account).toMatchObject({ version: 1, account: { currency: 'EUR', timezone: 'Europe/Berlin' } })
    expect(account.taxes_and_fees.map(({ name }) => name)).toEqual(['Service', 'VAT'])
    expect(account.message_templates).toMatchObject([{ name: 'Doors', subject: 'Doors open at seven' }])
    const organizers = linesIn<object>(files, 'organizers.jsonl').map((line) => archivedOrganizer.parse(line))
    const events = linesIn<object>(files, 'events.jsonl').map((line) => archivedEvent.parse(line))
    expect(events.map(({ external_id }) => external_id).toSorted()).toEqual(
      [rich.event_id, rich.draft_id].toSorted(),
    )
    expect(organizers.map(({ external_id }) => external_id)).toEqual(
      expect.arrayContaining(events.map(({ organizer }) => organizer)),
    )
  })

  it('has all that an organizer entered for an event', () => {
    const event = linesIn<ArchivedEvent>(files, 'events.jsonl').find((line) => line.status === 'LIVE')
    const { ticket, tiered, question, affiliate } = rich
    expect(event).toMatchObject({
      is_test: false,
      settings: { location: { venue_name: 'Old Mill', city: 'Lisbon' }, max_per_order: 4 },
      questions: [
        { external_id: question.id, options: ['Meat', 'Fish'], tickets: [tiered.id] },
        { title: 'Shoe size', tickets: [] },
      ],
      capacity_assignments: [{ name: 'Hall', capacity: 60, tickets: [ticket.id, tiered.id] }],
      promo_codes: [{ code: 'EARLY', discount_amount: 10_000, max_uses: 50, tickets: [ticket.id] }],
      check_in_lists: [{ name: 'North door', tickets: [ticket.id] }],
      affiliates: [{ code: affiliate.code }],
      translations: [
        { language: 'de', texts: { title: 'Nacht der Klänge', [`${tiered.id}:title`]: 'Balkon' } },
      ],
    })
    expect(event?.tickets).toMatchObject([
      { title: 'Seat', taxes_and_fees: [expect.any(String), expect.any(String)] },
      {
        title: 'Balcony',
        prices: [
          { label: 'Adult', quantity_available: 40 },
          { label: 'Child', price: 0 },
        ],
      },
    ])
  })

  it('has each ticket that was ordered as a row that an import reads, with its original amount and date', () => {
    const { event_id, order } = rich
    const rows = linesIn<object>(files, `orders/${event_id}.jsonl`).map((line) => importRow.parse(line))
    const [admitted, canceled] = rows
    const [slot] = order.slots
    expect(admitted).toMatchObject({
      ...{ order_external_id: order.reference, external_id: slot?.reference, ticket: 'Seat', status: 'paid' },
      ...{ amount_paid: 2499, currency: 'EUR', sold_at: order.completed_at },
      ...{ buyer_email: order.email, checked_in_at: expect.any(String), answers: { 'Shoe size': '43' } },
      code_hashes: [codeHash(slot?.short_id ?? '')],
    })
    expect(canceled).toMatchObject({ status: 'canceled', amount_paid: 2499 })
    expect(canceled).not.toHaveProperty('code_hashes')
    expect(files).not.toHaveProperty(`orders/${rich.draft_id}.jsonl`)
  })

  it('has each order as it was sold, with its taxes, its answers as they were given, and where tickets were admitted', () => {
    const { event_id, order, list, ticket } = rich
    const [sale] = linesIn<object>(files, `sales/${event_id}.jsonl`).map((line) => archivedSale.parse(line))
    expect(sale).toMatchObject({
      ...{ external_id: order.reference, status: 'COMPLETED', paid_by: 'STRIPE', total: 4998 },
      lines: [
        { ticket: ticket.id, quantity: 2, unit_price: 2000, taxes_and_fees: [{ name: 'Service' }, {}] },
      ],
      tickets: [
        {
          answers: [{ title: 'Old title', value: '43' }],
          check_ins: [{ check_in_list: list.id, checked_in_at: expect.any(String) }],
        },
        { is_cancelled: true, check_ins: [] },
      ],
    })
  })

  it('has pictures in their full size, and says how it is read', () => {
    const { event_id, image_id } = rich
    const events = linesIn<ArchivedEvent>(files, 'events.jsonl')
    const event = events.find(({ external_id }) => external_id === event_id)
    expect(event?.images).toEqual([{ type: 'EVENT_COVER', file: `images/${image_id}.jpg` }])
    const picture = files[`images/${image_id}.jpg`]
    expect([...(picture?.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8])
    expect(strFromU8(files['README.md'] as Uint8Array)).toContain('`foyer-archive`, version 1')
  })

  it('holds nothing that opens, signs in or is Stripe’s', async () => {
    const { ctx, order, list, key, account_id } = rich
    const account = await readAccount(account_id)
    const user = ctx.actor.kind === 'user' ? ctx.actor.user_id : ''
    const links = [order.short_id, list.short_id, ...order.slots.map(({ short_id }) => short_id)]
    const secrets = [...links, key, user, account.stripe_account_id ?? '', order.payment_intent_id ?? '']
    const whole = Object.values(files).map((bytes) => Buffer.from(bytes).toString('latin1'))
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8)
      expect(whole.some((text) => text.includes(secret))).toBe(false)
    }
    // A link's id is the only word of this length.
    for (const text of whole) expect(text).not.toMatch(/\b[2-9a-hjkmnp-z]{27}\b/)
    for (const text of whole) expect(text).not.toMatch(/password_hash|\b(acct|pi|ch|whsec|sk|rk)_|fk_/)
  })

  it(
    'is the same file however often its process hands on or two work on it, and each counts a ticket once',
    patience,
    async () => {
      const { ctx, account_id } = await mintRichAccount()
      const whole = await writeArchiveFile(ctx)
      const { id } = await createArchive(later(ctx, 1), { params: { account_id } })
      for (let pair = 0; pair < 3; pair += 1)
        await Promise.all([deliverArchive(account_id, id, slow), deliverArchive(account_id, id, slow)])
      expect(await finishArchive(account_id, id, slow)).toBeGreaterThan(2)
      const parts = await readArchiveFile(account_id)
      const { 'account.json': _made, ...others } = whole
      expect(parts).toMatchObject(others)
      expect(Object.keys(parts)).toEqual(Object.keys(whole))
      expect(await getArchive(ctx, { params: { account_id } })).toMatchObject({
        ...{ status: 'DONE', events_done: 2, events_total: 2, tickets: 2, size_bytes: expect.any(Number) },
      })
    },
  )

  it('is one at a time, and a new one takes the place of the last', patience, async () => {
    const { ctx } = await mintOwner()
    const account_id = ctx.actor.kind === 'user' ? ctx.actor.account_id : ''
    const params = { account_id }
    expect(await getArchive(ctx, { params })).toBeNull()
    const asked = await Promise.allSettled([createArchive(ctx, { params }), createArchive(ctx, { params })])
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(createArchive(ctx, { params })).rejects.toMatchObject({ code: 'export.running' })
    const first = await archiveItem(account_id)
    const muchLater = later(ctx, 16 * 60)
    expect(await getArchive(muchLater, { params })).toMatchObject({ status: 'FAILED' })
    const second = await createArchive(muchLater, { params })
    await deliverArchive(account_id, first.id)
    expect(await isObjectThere(archiveKey(first))).toBe(false)
    expect(await archiveItem(account_id)).toMatchObject({ id: second.id, status: 'WAITING' })
  })

  it('is in the audit log once it is made, under the person who asked, and each time that it is fetched', {
    tags: 'long',
  }, async () => {
    const { ctx, account_id } = rich
    await recordReports(await archiveItem(account_id))
    await getArchiveDownload(ctx, { params: { account_id } })
    await recordReports(await archiveItem(account_id))
    const query = { page: 1, per_page: 20, filter_fields: { subject_id: { eq: account_id } } }
    const { data } = await listAuditEntries(ctx, { params: { account_id }, query })
    const details = { name: expect.any(String), events: 2, tickets: 2 }
    const told = data.filter(({ action }) => action.startsWith('archive'))
    expect(told.toSorted((one, other) => one.action.localeCompare(other.action))).toMatchObject([
      { action: 'archive.created', actor_name: 'Olive Owner', details },
      { action: 'archive.downloaded', actor_name: 'Olive Owner', details },
    ])
  })
})
