import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { serve } from '@hono/node-server'
import { expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'
import { generateOtherPythonCode, runPython } from '../testing/python-client.ts'
import { send } from '../testing/send.ts'
import { openApiDocument } from './open-api-document.ts'

const app = apiApp(routes)

it('what datamodel-code-generator and openapi-generator make of the document reads answers and sends filters', async () => {
  const directory = await generateOtherPythonCode(openApiDocument('https://tickets.example'))
  const server = serve({ fetch: (request) => app.request(request), port: 0 })
  try {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const { short_id, reference } = await nameBuyer(await reserve(ticket))
    const read = async (path: string) =>
      ((await (await send(ctx, `GET ${path}`)).json()) as { data: object }).data
    const asked = {
      address: `http://localhost:${(server.address() as AddressInfo).port}/api`,
      key: (await mintApiKey(ctx, ['order.read'])).key,
      order: await read(`/events/${event.id}/orders/${short_id}`),
      event: await read(`/events/${event.id}`),
    }
    expect(await runPython('read-answers.py', directory, asked)).toEqual({
      order: reference,
      event: event.title,
      orders: [reference],
      country: '',
    })
  } finally {
    server.close()
    rmSync(directory, { recursive: true })
  }
})
