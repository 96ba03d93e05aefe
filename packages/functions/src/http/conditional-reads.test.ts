import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { send } from '../testing/send.ts'

describe('a read with If-None-Match', () => {
  let sale: Awaited<ReturnType<typeof mintLiveEvent>>
  let headers: { authorization: string }
  beforeAll(async () => {
    sale = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    headers = {
      authorization: `Bearer ${(await mintApiKey(sale.ctx, ['event.manage', 'order.manage'])).key}`,
    }
  })
  const read = (path: string, more = {}) => send(null, `GET ${path}`, undefined, { ...headers, ...more })
  const tagOf = (answer: Response) => answer.headers.get('etag') ?? ''
  const ticketPath = () => `/events/${sale.event.id}/tickets/${sale.tickets[0]?.id}`
  const sellOne = async () => {
    const [ticket] = sale.tickets
    if (!ticket) throw new Error('no ticket')
    await nameBuyer(await reserve(ticket))
  }

  it.each([
    ['a thing', ticketPath],
    ['a list', () => `/events/${sale.event.id}/tickets`],
    ['what needs no key', () => `/public/events/${sale.event.id}`],
    ['a file', () => `/public/events/${sale.event.id}/calendar.ics`],
    ['what comes compressed', () => `/events/${sale.event.id}/settings`],
  ])('of %s is answered with 304 and no body while nothing changed', async (_name, path) => {
    const first = await read(path(), { 'accept-encoding': 'br' })
    expect(first.status).toBe(200)
    const again = await read(path(), { 'accept-encoding': 'br', 'if-none-match': tagOf(first) })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(tagOf(again)).toBe(tagOf(first))
  })

  it('is answered with 304 for one of several tags, a weak one, and *', async () => {
    const tag = tagOf(await read(ticketPath()))
    for (const given of [`"other", ${tag}`, `W/${tag}`, '*'])
      expect((await read(ticketPath(), { 'if-none-match': given })).status).toBe(304)
    expect((await read(ticketPath(), { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('sees what changes without an update, such as what is sold, while If-Match with that tag stays valid', async () => {
    const before = tagOf(await read(ticketPath()))
    await sellOne()
    const after = await read(ticketPath(), { 'if-none-match': before })
    expect(after.status).toBe(200)
    expect(tagOf(after)).not.toBe(before)
    const update = await send(null, `PATCH ${ticketPath()}`, {}, { ...headers, 'if-match': before })
    expect(update.status).toBe(200)
  })

  it('still says how the key stands, and which request it was', async () => {
    const again = await read(ticketPath(), { 'if-none-match': '*' })
    expect(again.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/)
    expect(again.headers.get('x-request-id')).toBeTruthy()
    expect(again.headers.get('cache-control')).toBe('no-store')
    expect(again.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is refused as any other where the thing is not there or the key may not read it', async () => {
    const refused = await read(`/events/${sale.event.id}/tickets/tk_2222222222222222`, {
      'if-none-match': '*',
    })
    expect(refused.status).toBe(404)
    const stranger = await send(null, `GET ${ticketPath()}`, undefined, { 'if-none-match': '*' })
    expect(stranger.status).toBe(401)
  })
})
