import { affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { newId, newLinkId } from '../random-id.ts'
import { mintAffiliate } from '../testing/mint-affiliate.ts'
import { type MintedEvent, mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { getAffiliate, listAffiliates } from './read-affiliates.ts'
import { deleteAffiliate, updateAffiliate } from './write-affiliate.ts'

let minted: MintedEvent

beforeAll(async () => {
  minted = await mintBareEvent()
})

const mint = (given?: Partial<z.input<typeof affiliateBody>>) =>
  mintAffiliate(minted.ctx, minted.event_id, given)
const managed = (affiliate_id: string) => ({ params: { event_id: minted.event_id, affiliate_id } })
const bodyOf = (given: Partial<z.input<typeof affiliateBody>>) =>
  affiliateBody.parse({ name: 'Anna Berger', ...given })

describe('managing affiliates', () => {
  it('works: takes the given code, or makes one from the name', async () => {
    const name = `Ärzte ${newLinkId().slice(0, 6)}`
    expect(await mint({ name, code: 'Own.Code_1' })).toMatchObject({
      name,
      code: 'Own.Code_1',
      status: 'ACTIVE',
      email: '',
      currency: 'EUR',
      orders: 0,
      tickets: 0,
      gross: 0,
      is_used: false,
    })
    const first = await mint({ name, code: '' })
    expect(first.code).toMatch(/^aerzte-[a-z0-9-]+$/)
    const second = await mint({ name, code: '' })
    expect(second.code).toMatch(new RegExp(`^${first.code}-[a-z0-9]{6}$`))
    expect((await mint({ name: '李', code: '' })).code).toMatch(/^partner/)
  })

  it('finds them by name, code and email, sorts and filters', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await mintAffiliate(ctx, event_id, { name: 'Blog', email: 'Blog@Example.com' })
    await mintAffiliate(ctx, event_id, { name: 'Radio', code: 'onair', status: 'INACTIVE' })
    const query = { page: 1, per_page: 20 }
    const names = async (more: object) =>
      (await listAffiliates(ctx, { params: { event_id }, query: { ...query, ...more } })).data.map(
        ({ name }) => name,
      )
    expect(await names({ sort_by: 'name' })).toEqual(['Blog', 'Radio'])
    expect(await names({ query: 'ONAIR' })).toEqual(['Radio'])
    expect(await names({ query: 'blog@' })).toEqual(['Blog'])
    expect(await names({ filter_fields: { status: { eq: 'INACTIVE' } } })).toEqual(['Radio'])
  })

  it('changes all of it, keeps the code when none is given, and frees a code that is given up', async () => {
    const affiliate = await mint()
    const given = managed(affiliate.id)
    const kept = await updateAffiliate(minted.ctx, { ...given, body: bodyOf({ name: 'Anna B.' }) })
    expect(kept).toMatchObject({ name: 'Anna B.', code: affiliate.code })
    await updateAffiliate(minted.ctx, { ...given, body: bodyOf({ code: `${affiliate.code}-2` }) })
    expect(await mint({ code: affiliate.code })).toMatchObject({ code: affiliate.code })
    const recased = await updateAffiliate(minted.ctx, {
      ...given,
      body: bodyOf({ code: `${affiliate.code}-2`.toUpperCase() }),
    })
    expect(recased.code).toBe(`${affiliate.code}-2`.toUpperCase())
  })

  it('refuses a code that another affiliate has, in any capitalization, at its field', async () => {
    const { code } = await mint()
    const taken = {
      code: 'affiliate.code_taken',
      errors: { code: ['Another affiliate of this event has that code. Choose another.'] },
    }
    await expect(mint({ code: code.toUpperCase() })).rejects.toMatchObject(taken)
    const other = await mint()
    const change = { ...managed(other.id), body: bodyOf({ code }) }
    await expect(updateAffiliate(minted.ctx, change)).rejects.toMatchObject(taken)
  })

  it('refuses codes that a link cannot carry', () => {
    const sentenceOf = (code: string) =>
      affiliateBody.safeParse({ name: 'A', code }).error?.issues[0]?.message
    expect(sentenceOf('ab')).toBe('Use 3 to 50 characters.')
    expect(sentenceOf('a'.repeat(51))).toBe('Use 3 to 50 characters.')
    expect(sentenceOf('a b c')).toBe('Use letters, digits, dots, hyphens and underscores.')
    expect(sentenceOf('grüße-2026')).toBeUndefined()
  })

  it('deletes one that was never used, and its code is free again', async () => {
    const affiliate = await mint()
    await deleteAffiliate(minted.ctx, managed(affiliate.id))
    const missing = { code: 'affiliate.not_found' }
    await expect(getAffiliate(minted.ctx, managed(affiliate.id))).rejects.toMatchObject(missing)
    await expect(deleteAffiliate(minted.ctx, managed(newId('affiliate')))).rejects.toMatchObject(missing)
    expect(await mint({ code: affiliate.code })).toMatchObject({ code: affiliate.code })
  })
})
