import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { atFields, refusal } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

describe('following changes over HTTP', () => {
  it('begins with a position that later calls go on from', async () => {
    const { ctx } = await mintOwner()
    const changes = `GET /accounts/${accountOf(ctx)}/changes`
    const { data, meta } = await send(ctx, changes).then((answer) => answer.json())
    expect({ data, meta }).toEqual({ data: [], meta: { next: expect.any(String), has_more: false } })
    expect(await (await send(ctx, `${changes}?after=${meta.next}`)).json()).toEqual({ data, meta })
  })

  it('says that a position is too old when its feed has ended', async () => {
    const { ctx } = await mintOwner()
    const other = Buffer.from(JSON.stringify(['other', Array(4).fill([0, 0])])).toString('base64url')
    expect(await refusal(ctx, `GET /accounts/${accountOf(ctx)}/changes?after=${other}`)).toEqual([
      410,
      'changes.expired',
      'Changes after this position are no longer kept. Ask for a new one, then read all lists again.',
    ])
  })

  it('says what is wrong with a position, a type or a limit', async () => {
    const { ctx } = await mintOwner()
    const ask = (query: string) => refusal(ctx, `GET /accounts/${accountOf(ctx)}/changes?${query}`)
    expect(await ask('after=x')).toEqual(
      atFields({ after: 'This is not a position. Send the `next` of an earlier answer.' }),
    )
    expect(await ask('types=order,people')).toEqual(
      atFields({ 'types.1': 'Name some of event, ticket, order, attendee, check_in, separated by commas.' }),
    )
    expect(await ask('limit=1001')).toMatchObject([422, 'request.invalid', expect.anything()])
  })
})
