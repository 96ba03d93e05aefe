import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { type ApiKeyScope, apiKeyScopes } from '@foyer/contracts/api-key/api-key'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import { createManualOrderBody } from '@foyer/contracts/order/order-bodies'
import { type ReadScope, readScopes } from '@foyer/contracts/permission'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { recordEmailFeedback } from '@foyer/core/email/record-email-feedback'
import { createEventMessage } from '@foyer/core/event-message/create-event-message'
import { createManualOrder } from '@foyer/core/order/create-manual-order'
import { messageEmailId } from '@foyer/core/store/event-message/message-misses'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { deliverEventMessage } from '@foyer/core/testing/deliver-event-message'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { recordReports } from '@foyer/core/testing/record-reports'
import { beforeAll, describe, expect, it } from 'vitest'
import { callEndpoint } from '../testing/call-endpoint.ts'
import { mintWorld, type World } from '../testing/mint-world.ts'

/** By the names of what they open: buyers' pages, tickets, inboxes, doors. */
type Secrets = Record<string, string>

let world: World
let ids: Record<string, string>
let buyers: Secrets
let doors: Secrets
let others: Secrets
let reference: string

beforeAll(async () => {
  world = await mintWorld()
  const { order, message_id } = await mintBuyer(world)
  reference = order.reference
  ids = { ...world.ids, message_id }
  buyers = {
    'link of an order by hand': order.short_id,
    'ticket of an order by hand': order.attendees[0]?.short_id ?? '',
    'address of an order by hand': order.email,
    'link of an order': world.ids.order_short_id ?? '',
    ticket: world.ids.attendee_short_id ?? '',
    address: 'bea@example.com',
  }
  doors = { 'link of a door': world.ids.check_in_list_short_id ?? '' }
  others = {
    'file of a door': world.ids.door_file ?? '',
    'link of an offered ticket': world.ids.transfer_short_id ?? '',
    'link of an invitation': world.ids.token ?? '',
  }
})

/** An order made by hand, which is in the audit log, and a message that did not reach its buyer. */
async function mintBuyer({ ctx, ids }: World) {
  const { event_id = '', ticket_id = '', price_id = '' } = ids
  const params = { event_id }
  const body = createManualOrderBody.parse({
    lines: [{ ticket_id, price_id, quantity: 1 }],
    ...{ first_name: 'Bo', last_name: 'Byhand', email: 'bo.byhand@example.com' },
  })
  const order = await createManualOrder(ctx, { params, body })
  await recordReports(await readOrder(order.short_id))
  await activateAttendees(order.short_id)
  const text = { subject: 'Doors', content: '<p>At seven.</p>', is_event_related: true }
  const to = { recipient_group: 'ORDER', order_short_id: order.short_id }
  const sent = createEventMessageBody.parse({ ...text, ...to })
  const message = await createEventMessage(ctx, { params, body: sent })
  await deliverEventMessage(message)
  await recordEmailFeedback({
    subject_id: order.short_id,
    message_id: messageEmailId(message.id, order.email),
    ...{ status: 'BOUNCED', reason: 'UNREACHABLE', at: new Date().toISOString() },
  })
  return { order, message_id: message.id }
}

/** Reads come first, deletions last. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const endpointsOf = (scope: ApiKeyScope): Endpoint[] =>
  allEndpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ access, method }) => access === 'signed_in' || isReached(scope, access, method))
    .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))

const isReached = (scope: ApiKeyScope, access: string, method: string) =>
  scope in readScopes ? method === 'GET' && access === readScopes[scope as ReadScope] : access === scope

/** What a scope is of no use without: a webhook tells only what its key may read. */
const needed: Partial<Record<ApiKeyScope, ApiKeyScope[]>> = { 'webhook.manage': ['event.read'] }

/** Each secret that an endpoint with that scope reveals, with the endpoint's name. */
async function toldTo(scope: ApiKeyScope): Promise<string[]> {
  const { key } = await mintApiKey(world.ctx, [scope, ...(needed[scope] ?? [])])
  const told: string[] = []
  for (const endpoint of endpointsOf(scope)) {
    const { status, text } = await callEndpoint(endpoint, { ids, bearer: key })
    expect(status, `${endpoint.name}: ${text}`).not.toBe(403)
    for (const [name, secret] of Object.entries({ ...buyers, ...doors, ...others })) {
      if (text.includes(secret)) told.push(`${endpoint.name} tells the ${name}`)
    }
  }
  return told
}

/** The links that a key with that scope may use, and those of buyers that it may read. */
const allowedTo = (scope: ApiKeyScope): string[] => [
  ...(scope.startsWith('order.') ? Object.keys(buyers) : []),
  ...(scope === 'check_in.manage' ? Object.keys(doors) : []),
]

describe('a key', () => {
  // A scope to manage must learn all that it may, which shows that this test sees them. Those to read come first: the others delete things.
  it.each(apiKeyScopes)(
    'with the scope %s alone learns only the links and addresses that it may',
    async (scope) => {
      const told = await toldTo(scope)
      const names = [...new Set(told.map((line) => line.replace(/^.* tells the /, '')))].sort()
      const allowed = allowedTo(scope).sort()
      const expected = scope.endsWith('.manage') ? allowed : allowed.filter((name) => names.includes(name))
      expect(names, told.join('\n')).toEqual(expected)
    },
  )

  it('with the scope audit.read reads of an order by its reference', async () => {
    const { key } = await mintApiKey(world.ctx, ['audit.read'])
    const [endpoint] = endpointsOf('audit.read').filter(({ name }) => name === 'listAuditEntries')
    if (!endpoint) throw new Error('no audit log')
    const { text } = await callEndpoint(endpoint, { ids, bearer: key })
    expect(JSON.parse(text).data).toMatchObject([{ subject_id: reference, subject_name: reference }])
  })
})
