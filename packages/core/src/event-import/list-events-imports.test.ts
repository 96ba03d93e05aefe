import { describe, expect, it } from 'vitest'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintMember } from '../testing/mint-member.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { askEventsImport } from '../testing/send-events-import.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { listEventsImports } from './events-imports.ts'

const listed = (ctx: Context) => {
  const account_id = 'account_id' in ctx.actor ? ctx.actor.account_id : ''
  return listEventsImports(ctx, { params: { account_id } })
}
const idsOf = async (ctx: Context) => (await listed(ctx)).map(({ id }) => id)

async function ask(ctx: Context, minute: number, options = {}): Promise<string> {
  const now = new Date(Date.UTC(2031, 0, 1, 12, minute))
  return (await askEventsImport({ ...ctx, now }, [], options)).id
}

describe('the last imports of an account', () => {
  it('come newest first, tries among them, and not those of another account', async () => {
    const [{ ctx }, { ctx: other }] = await Promise.all([mintOwner(), mintOwner()])
    const first = await ask(ctx, 1, { dry_run: true })
    const second = await ask(ctx, 2)
    await ask(other, 3)
    expect(await listed(ctx)).toMatchObject([
      { id: second, status: 'WAITING', dry_run: false, problems: [] },
      { id: first, status: 'WAITING', dry_run: true, problems: [] },
    ])
    const { ctx: organizer } = await mintMember(ctx, { role: 'ORGANIZER' })
    expect(await idsOf(organizer)).toEqual([second, first])
    const params = { account_id: accountOf(other) }
    await expect(listEventsImports(ctx, { params })).rejects.toMatchObject({ code: 'account.not_found' })
    await expect(listEventsImports(testContext(), { params })).rejects.toMatchObject({
      code: 'session.required',
    })
  })

  it('are shown to a key as far as keys of its kind asked for them or people did', async () => {
    const { ctx } = await mintOwner()
    const [real, test] = await Promise.all([
      mintApiKey(ctx, ['event.manage']),
      mintApiKey(ctx, ['event.manage'], { is_test: true }),
    ])
    const byPerson = await ask(ctx, 1)
    const byTest = await ask(test.ctx, 2)
    const byReal = await ask(real.ctx, 3)
    expect(await idsOf(ctx)).toEqual([byReal, byTest, byPerson])
    expect(await idsOf(real.ctx)).toEqual([byReal, byPerson])
    expect(await idsOf(test.ctx)).toEqual([byTest])
  })

  it('are twenty, however many were asked for', async () => {
    const { ctx } = await mintOwner()
    const ids: string[] = []
    for (let minute = 0; minute < 22; minute += 1) ids.unshift(await ask(ctx, minute))
    expect(await idsOf(ctx)).toEqual(ids.slice(0, 20))
  })
})
