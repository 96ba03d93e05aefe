import { readFileSync } from 'node:fs'
import { apiKeyScopes } from '@foyer/contracts/api-key/api-key'
import { errors } from '@foyer/contracts/error-table'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { requestsPerKey } from '@foyer/core/rate-limit/take-key-rate'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { accountOf } from '@foyer/core/testing/mint-owner'
import { mintTestEvent } from '@foyer/core/testing/mint-test-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { send } from '../testing/send.ts'

const guide = readFileSync(new URL('../../../../docs/api/guide.md', import.meta.url), 'utf8')

/** The guide's calls: the first line, headers, the body, and in a last line what it is refused with. */
const calls = [...guide.matchAll(/```http\n([\s\S]*?)```/g)].map(([, block = '']) => {
  const [call = '', ...lines] = block.trim().split('\n')
  const headers = lines.flatMap((line) =>
    [...line.matchAll(/^([\w-]+): (.+)$/g)].map(([, name, value]) => [name, value]),
  )
  const refusal = lines.find((line) => line.startsWith('# '))?.slice(2)
  const body = lines.filter((line) => /^[{ ]/.test(line)).join('\n')
  return { call, headers: Object.fromEntries(headers) as Record<string, string>, body, refusal }
})

/** What a reader pastes into a terminal. */
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)\n```/g)].map(([, command = '']) => command)

describe('the guide', () => {
  let ids: Record<string, string>
  let key: string
  beforeAll(async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const account = ['organizer.manage', 'tax_or_fee.manage', 'ledger.read'] as const
    key = (await mintApiKey(ctx, ['event.manage', 'order.manage', 'check_in.scan', ...account])).key
    const order = await nameBuyer(await reserve(ticket))
    await activateAttendees(order.short_id)
    const test = await mintTestEvent()
    const { key: test_key } = await mintApiKey(test.ctx, ['event.read'], { is_test: true })
    const { short_id: door, id: check_in_list_id } = await mintCheckInList({ event_id: event.id })
    ids = {
      ...{ event_id: event.id, account_id: accountOf(ctx), door, code: order.attendees[0]?.short_id ?? '' },
      ...{ test_key, test_order: await test.named() },
      ...{ check_in_list_id, ticket_id: ticket.id, price_id: ticket.prices[0]?.id ?? '' },
    }
  })
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole)

  it.each(commands)('begins with commands that work when they are copied: %s', async (command) => {
    const [, header = '', address = ''] =
      /^curl -H '(Authorization: Bearer foyer_…)' 'https:\/\/tickets\.example\/api(.+)'$/.exec(command) ?? []
    const answer = await send(null, `GET ${address}`, undefined, {
      authorization: header.replace('Authorization: ', '').replace('foyer_…', key),
    })
    expect(answer.status).toBe(200)
  })

  it('has a call for each of its chapters', () => {
    expect(calls.length).toBeGreaterThan(8)
    expect(commands.length).toBeGreaterThan(0)
  })

  it.each(calls)(
    'makes a call that works, or is refused as it says: $call',
    async ({ call, headers, body, refusal }) => {
      const [method = '', address = ''] = call.split(' ')
      const given = body === '' ? undefined : (JSON.parse(filled(body)) as object)
      const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), filled(value)])
      const bearer = { authorization: `Bearer ${key}`, ...Object.fromEntries(own) }
      const answer = await send(null, `${method} ${filled(address).replace('/api/', '/')}`, given, bearer)
      const { code } = (await answer.json()) as { code?: string }
      if (refusal) expect(`${answer.status} ${code}`).toBe(refusal)
      else expect([answer.ok, code]).toEqual([true, undefined])
    },
  )

  it('names only codes, scopes and limits that there are', () => {
    const dotted = [...guide.matchAll(/`(\w+\.\w+)`/g)].flatMap(([, word = '']) => word)
    const known = [...Object.keys(errors), ...apiKeyScopes, 'meta.last_page']
    expect(dotted.filter((word) => !known.includes(word))).toEqual([])
    expect(guide).toContain(`${requestsPerKey.most} requests a minute`)
  })
})
