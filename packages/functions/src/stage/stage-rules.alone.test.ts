import { config } from '@foyer/core/config'
import { newLinkId } from '@foyer/core/random-id'
import { readIdentity } from '@foyer/core/store/user/user-entity'
import { linkTokenOf, mintInvited, newPerson } from '@foyer/core/testing/mint-member'
import { mintOwner, testPassword } from '@foyer/core/testing/mint-owner'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const terms = 'https://operator.example/terms'

function setStage(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}
afterEach(() => {
  vi.unstubAllEnvs()
})

const { is_terms_accepted: _accepted, ...invited } = newPerson

/** Somebody who signs up, and somebody who accepts an invitation; `consent` is how they accept the terms. */
const newcomers: [name: string, join: (consent: object) => Promise<Response>][] = [
  [
    'signing up',
    (consent) => {
      const email = `ada-${newLinkId()}@example.com`
      const person = { first_name: 'Ada', last_name: '', email, password: testPassword }
      return send(null, 'POST /auth/register', { ...person, password_confirmation: testPassword, ...consent })
    },
  ],
  [
    'accepting an invitation',
    async (consent) => {
      const { ctx } = await mintOwner()
      const { email } = await mintInvited(ctx)
      const link = `/auth/invitation/${await linkTokenOf(ctx, email)}`
      return send(null, `POST ${link}`, { ...invited, ...consent })
    },
  ],
]

async function keptConsent(answer: Response): Promise<unknown> {
  const { data } = await answer.json()
  return (await readIdentity(data.user.id))?.user.accepted_terms
}

describe.each(newcomers)('%s', (_name, join) => {
  // Specification: 5.terms-accepted
  it('is refused without consent where the stage has terms, and the consent is kept where it is given', async () => {
    setStage({ TERMS_URL: terms })
    const said = { is_terms_accepted: ['Accept the terms and conditions to continue.'] }
    for (const consent of [{}, { is_terms_accepted: false }])
      expect(await refusalOf('join', await join(consent))).toEqual([422, 'terms.not_accepted', said])
    const joined = await join({ is_terms_accepted: true })
    expect(joined.ok).toBe(true)
    const accepted_at = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(await keptConsent(joined)).toEqual({ url: terms, accepted_at })
  })

  it('asks for no consent where the stage has no terms, even if it has a privacy notice and a legal notice', async () => {
    setStage({
      PRIVACY_URL: 'https://operator.example/privacy',
      IMPRINT_URL: 'https://operator.example/imprint',
    })
    const joined = await join({})
    expect(joined.ok).toBe(true)
    expect(await keptConsent(joined)).toBeUndefined()
  })
})

describe('GET public/stage', () => {
  it('tells the addresses that the stage has set, and null for the others, to be kept by any cache', async () => {
    const demo = 'https://tickets.example/e/ev_2222222222222222/night-of-lights'
    setStage({
      TERMS_URL: terms,
      IMPRINT_URL: 'https://operator.example/imprint',
      DEMO_EVENT_URL: demo,
    })
    const answer = await send(null, 'GET /public/stage')
    expect(await answer.json()).toEqual({
      data: {
        ...{ terms_url: terms, privacy_url: null, imprint_url: 'https://operator.example/imprint' },
        is_sign_up_open: true,
        wallets: ['APPLE', 'GOOGLE'],
        demo_event_url: demo,
      },
    })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('tells nothing where nothing is set', async () => {
    vi.stubEnv('WALLETS', '')
    const { data } = await (await send(null, 'GET /public/stage')).json()
    expect(data).toEqual({
      terms_url: null,
      privacy_url: null,
      imprint_url: null,
      is_sign_up_open: true,
      wallets: [],
      demo_event_url: null,
    })
  })

  it('says that sign-up is closed before anybody fills in the form', async () => {
    setStage({ SIGN_UP: 'closed' })
    const { data } = await (await send(null, 'GET /public/stage')).json()
    expect(data.is_sign_up_open).toBe(false)
  })

  it.each(['javascript:alert(1)', '/terms', 'terms.html'])('never leads to %s', (url) => {
    setStage({ TERMS_URL: url })
    expect(() => config().TERMS_URL).toThrow(/TERMS_URL/)
    setStage({ DEMO_EVENT_URL: url })
    expect(() => config().DEMO_EVENT_URL).toThrow(/DEMO_EVENT_URL/)
  })
})
