import { expect, it } from 'vitest'
import { renewCheckInListLink } from '../check-in-list/write-check-in-list.ts'
import { doorFile, doorFileIn, soldTicket } from '../testing/at-the-door.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { later, testContext } from '../testing/test-context.ts'
import { signToken } from '../token/signed-token.ts'
import { getDoorFile, getDoorRoster } from './door-file.ts'

type Door = Awaited<ReturnType<typeof soldTicket>>['list']

/** The full minute that comes next, from which addresses are counted. */
const fullMinute = testContext({ now: new Date(Math.ceil(Date.now() / 60_000) * 60_000) })

async function addressOf(
  { short_id }: Door,
  query: { part?: number; after?: string } = {},
  ctx = fullMinute,
) {
  const asked = { params: { check_in_list_short_id: short_id }, query: { part: 0, ...query } }
  return (await getDoorRoster(ctx, asked)).location
}

const open = (location: string, ctx = fullMinute) =>
  getDoorFile(ctx, { params: { door_file: doorFileIn(location) } })

it('has one address for all devices that ask in the same minute, and another one for each part and rest', async () => {
  const { list } = await soldTicket()
  const address = await addressOf(list)
  expect(await addressOf(list, {}, later(fullMinute, 59))).toBe(address)
  const others = await Promise.all([
    addressOf(list, { part: 1 }),
    addressOf(list, { after: 'last' }),
    addressOf(list, {}, later(fullMinute, 60)),
    addressOf((await soldTicket()).list),
  ])
  expect(new Set([address, ...others]).size).toBe(5)
})

it('opens for a minute after the last device got its address, and never again', async () => {
  const { list } = await soldTicket()
  const address = await addressOf(list)
  expect((await open(address, later(fullMinute, 119))).length).toBeGreaterThan(0)
  const ended = expect.objectContaining({ code: 'route.not_found' })
  await expect(open(address, later(fullMinute, 121))).rejects.toEqual(ended)
})

it('is read no more once the link of the list was renewed', async () => {
  const { ctx, event_id } = await mintEventWithTicket()
  const list = await mintCheckInList({ event_id })
  const address = await addressOf(list)
  await renewCheckInListLink(ctx, { params: { event_id: list.event_id, check_in_list_id: list.id } })
  await expect(open(address)).rejects.toEqual(expect.objectContaining({ code: 'check_in_list.link_renewed' }))
})

it('opens for what Foyer signed for a door alone', async () => {
  const { list } = await soldTicket()
  const unknown = expect.objectContaining({ code: 'route.not_found' })
  const content = { user_id: list.short_id, claims: { part: 0 }, now: fullMinute.now, seconds: 60 }
  const pass = await signToken({ ...content, purpose: 'waiting_pass' })
  await expect(open(`/api/public/door-files/${pass}/roster.ndjson`)).rejects.toEqual(unknown)
  await expect(open(`/api/public/door-files/${list.short_id}/roster.ndjson`)).rejects.toEqual(unknown)
})

it('holds the rest alone where a device names the attendee that came last', async () => {
  const { list } = await soldTicket({
    names: [
      ['Ada', 'Lovelace'],
      ['Zoë', 'Zimmer'],
    ],
  })
  const [first] = (await doorFile(list)).attendees
  expect((await doorFile(list, first?.code_hash)).attendees).toMatchObject([{ last_name: 'Zimmer' }])
})
