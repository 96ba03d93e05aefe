import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { beforeAll, expect, it } from 'vitest'
import { mintWorld, type World } from '../testing/mint-world.ts'
import { sampleBody } from '../testing/sample-body.ts'
import { send } from '../testing/send.ts'

/** Reads come first: replacements send samples, which change the world. */
const calls = ['GET', 'PUT', 'PATCH'].flatMap((method) =>
  allEndpoints.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.method === method),
)
/** Calls that the world's things do not support, and how they are refused. */
const unready: Record<string, string> = {
  getPasswordReset: 'user.reset_link_invalid',
  giveOrderDetails: 'order.already_completed',
  getExportDownload: 'export.not_ready',
  getLedgerFileDownload: 'export.not_ready',
  // The world's message goes out at once.
  updateEventMessage: 'message.still_sending',
  // A person asks.
  getOwnApiKey: 'api_key.not_found',
  getArchiveDownload: 'export.not_found',
  getSaleReminder: 'ticket.not_found',
}
let world: World

beforeAll(async () => {
  world = await mintWorld()
})

function addressOf({ path }: Endpoint): string {
  return path.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    return world.ids[`${path.split('/')[1]}/${parameter}`] ?? world.ids[parameter] ?? ''
  })
}

// Specification: 3.user-fields
it.each(calls)('answers over HTTP as its contract says: $name', async (endpoint) => {
  const body = sampleBody(endpoint, world.ids) as object | null
  const answer = await send(world.ctx, `${endpoint.method} ${addressOf(endpoint)}`, body ?? undefined)
  const { code } = answer.ok ? { code: undefined } : ((await answer.json()) as { code: string })
  expect(code).toBe(unready[endpoint.name])
  if (answer.ok) expect(answer.status).toBe(endpoint.status)
  if (answer.ok && endpoint.method === 'GET') expect(answer.headers.get('etag')).toMatch(/^"[\w.-]+"$/)
})
