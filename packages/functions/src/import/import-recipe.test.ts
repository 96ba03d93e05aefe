import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { finishImport } from '@foyer/core/testing/send-import'
import { behindGateway } from '@foyer/core/testing/send-upload'
import { expect, it } from 'vitest'
import { importAttendees } from '../../../../docs/api/recipes/import-attendees.ts'
import { send } from '../testing/send.ts'

const address = 'https://tickets.example'

it('brings 500 attendees into an event in three calls, and none the second time', {
  timeout: 600_000,
}, async () => {
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: 500 }] }])
  const { key: apiKey } = await mintApiKey(ctx, ['order.edit'])
  const tickets = Array.from({ length: 500 }, (_, number) => ({
    external_id: `T-${number}`,
    ...{ ticket: 'Standing', first_name: 'Guest', last_name: `Number ${number}` },
    email: `guest-${number}@example.com`,
    barcode: `OLD-${1_000_000 + number}`,
  }))
  const bring = async (dry_run: boolean) => {
    const calls: string[] = []
    let id = ''
    const done = await importAttendees(tickets, {
      ...{ address, apiKey, event_id: event.id, dry_run },
      send: async (url, { method = 'GET', headers = {}, body }) => {
        calls.push(`${method} ${url}`)
        if (body instanceof FormData) return fetch(behindGateway(url), { method, body })
        const path = url.replace(`${address}/api`, '')
        const given = typeof body === 'string' ? (JSON.parse(body) as object) : undefined
        const answer = await send(null, `${method} ${path}`, given, headers as Record<string, string>)
        id = ((await answer.clone().json()) as { data: { id: string } }).data.id
        return answer
      },
      wait: () => finishImport(id),
    })
    return { done, calls }
  }
  const tried = await bring(true)
  expect(tried.done).toMatchObject({ status: 'DONE', counts: { created: 500 } })
  const { done, calls } = await bring(false)
  expect(done).toMatchObject({ status: 'DONE', counts: { created: 500, refused: 0 }, missing_places: {} })
  expect(calls).toHaveLength(3)
  expect((await bring(false)).done.counts).toMatchObject({ created: 0, unchanged: 500 })
})
