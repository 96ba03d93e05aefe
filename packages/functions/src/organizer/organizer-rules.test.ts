import { mintEvent } from '@foyer/core/testing/mint-event'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'

const organizer = {
  name: 'Riverside Hall',
  email: 'hall@example.com',
  currency: 'EUR',
  timezone: 'Europe/Berlin',
}

async function create(given: object) {
  const { ctx } = await mintOwner()
  return refusal(ctx, 'POST /organizers', { ...organizer, ...given })
}

describe('an organizer (specification §5)', () => {
  // Specification: 5.name-length
  it('is refused a name of 150 characters or more, as an account is', async () => {
    const name = 'x'.repeat(150)
    const refused = atFields({ name: 'Use fewer than 150 characters.' })
    expect(await create({ name })).toEqual(refused)
    const { ctx } = await mintOwner()
    const account = { name, currency: 'EUR', timezone: 'UTC', support_email: null }
    expect(await refusal(ctx, `PUT /accounts/${accountOf(ctx)}`, account)).toEqual(refused)
  })

  // Specification: 5.description-length
  it('is refused a description of 50,000 characters', async () => {
    const refused = atFields({ description: 'Use fewer than 50,000 characters.' })
    expect(await create({ description: 'x'.repeat(50_000) })).toEqual(refused)
  })

  it('is not found in another account, and is refused to be deleted while it has events', async () => {
    const [{ ctx }, other] = [await mintOwner(), await mintOwner()]
    const { organizer_id } = await mintEvent(ctx)
    const path = `/organizers/${organizer_id}`
    for (const call of [`GET ${path}`, `DELETE ${path}`])
      expect(await refusal(other.ctx, call)).toEqual(refusedAs('organizer.not_found'))
    expect(await refusal(ctx, `DELETE ${path}`)).toEqual(refusedAs('organizer.has_events'))
  })

  it('is refused an email and a website that are not valid', async () => {
    expect(await create({ email: 'hall', website: 'hall' })).toEqual(
      atFields({ email: 'Enter a valid email address.', website: 'Enter a full web address.' }),
    )
  })

  it.each(['http://hall.example/terms', 'javascript:alert(1)', '/terms', 'hall.example'])(
    'is refused %s as an address of terms, privacy notice or legal notice: buyers are only led to https',
    async (url) => {
      const pages = { terms_url: url, privacy_url: url, imprint_url: url }
      const sentence = 'Enter a full web address that begins with https://.'
      const refused = atFields({ terms_url: sentence, privacy_url: sentence, imprint_url: sentence })
      expect(await create(pages)).toEqual(refused)
      const { ctx } = await mintOwner()
      const { id } = await answered<{ id: string }>(ctx, 'POST /organizers', organizer)
      expect(await refusal(ctx, `PATCH /organizers/${id}`, pages)).toEqual(refused)
    },
  )
})
