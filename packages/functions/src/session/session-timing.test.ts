import { performance } from 'node:perf_hooks'
import { newLinkId } from '@foyer/core/random-id'
import { registrationsPerPair } from '@foyer/core/rate-limit/session-limits'
import { LoginEntity, readIdentity } from '@foyer/core/store/user/user-entity'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { apiApp } from '../testing/api-app.ts'
import { precedence, summary } from '../testing/precedence.ts'
import { sessionRoutes } from './session-routes.ts'

const app = apiApp(sessionRoutes)

async function post(path: string, body: object): Promise<number> {
  const answer = await app.request(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  return answer.status
}

const wrongPassword = 'not this horse'
const addresses = 6
/** As often as the lowest limit for one address lets each be tried, once more to warm up. */
const rounds = registrationsPerPair.most - 1

async function knownAddresses(): Promise<string[]> {
  const owners = await Promise.all(Array.from({ length: addresses }, () => mintOwner()))
  return owners.map(({ user }) => user.email)
}

function unknownAddresses(): string[] {
  return Array.from({ length: addresses }, () => `owner-${newLinkId()}@example.com`)
}

/** How long two calls take, in milliseconds, by turns, so that a slow moment of the machine meets both. */
async function takeTurns(calls: (() => Promise<unknown>)[][]) {
  const times: number[][] = calls.map(() => [])
  for (let round = -1; round < rounds; round += 1) {
    for (let place = 0; place < addresses; place += 1) {
      for (const [side, callsOfSide] of calls.entries()) {
        const started = performance.now()
        await callsOfSide[place]?.()
        if (round >= 0) times[side]?.push(performance.now() - started)
      }
    }
  }
  return [times[0] ?? [], times[1] ?? []] as const
}

function print(name: string, [known, unknown]: readonly [number[], number[]]): number {
  const likelihood = precedence(known, unknown)
  console.info(
    `# ${name}: known ${summary(known)}, unknown ${summary(unknown)}, P(known < unknown) = ${likelihood.toFixed(3)}`,
  )
  return likelihood
}

/** 0.5: no telling apart; 0 or 1: each answer tells. With 54 a side, chance alone strays from 0.5 by 0.05. */
const overlaps = (likelihood: number) => likelihood > 0.25 && likelihood < 0.75

describe('the time of an answer', () => {
  it('does not tell whether an address has a login: sign-in', async () => {
    const [known, unknown] = [await knownAddresses(), unknownAddresses()]
    const calls = [known, unknown].map((side) =>
      side.map((email) => () => post('/auth/login', { email, password: wrongPassword })),
    )
    expect(overlaps(print('login', await takeTurns(calls)))).toBe(true)
  })

  it('does not tell whether an address has a login: forgotten password', async () => {
    const [known, unknown] = [await knownAddresses(), unknownAddresses()]
    const calls = [known, unknown].map((side) =>
      side.map((email) => () => post('/auth/forgot-password', { email })),
    )
    expect(overlaps(print('forgot-password', await takeTurns(calls)))).toBe(true)
  })

  it('does not tell whether an address has a login: sign-up', async () => {
    const [known, unknown] = [await knownAddresses(), unknownAddresses()]
    const signUp = (email: string) => {
      const password = `horse ${newLinkId()}`
      const person = { first_name: 'Ada', last_name: '', email, is_terms_accepted: true }
      return post('/auth/register', { ...person, password, password_confirmation: password })
    }
    const calls = [known, unknown].map((side) => side.map((email) => () => signUp(email)))
    expect(overlaps(print('register', await takeTurns(calls)))).toBe(true)
  })

  it('would tell, if nothing were checked for an unknown address (negative control)', async () => {
    const [known, unknown] = [await knownAddresses(), unknownAddresses()]
    const careless = async (email: string) => {
      const { data: login } = await LoginEntity.get({ email }).go({ consistent: true })
      if (!login || !(await readIdentity(login.user_id))) return
      await post('/auth/login', { email, password: wrongPassword })
    }
    const calls = [known, unknown].map((side) => side.map((email) => () => careless(email)))
    expect(overlaps(print('control', await takeTurns(calls)))).toBe(false)
  })
})
