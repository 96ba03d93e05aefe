import { newLinkId } from '@foyer/core/random-id'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { precedence, summary } from './sign-in/precedence.ts'

/** Email addresses on each side. The lowest limit for one address sets how often each is tried (`rounds`). */
const addresses = 6
const standIns = await startStandIns({ directory: null })
Object.assign(process.env, standIns.env, { POWERTOOLS_LOG_LEVEL: 'SILENT' })
// Imported here because core reads its environment on import.
const { registrationsPerPair } = await import('@foyer/core/rate-limit/session-limits')
const { LoginEntity, readIdentity } = await import('@foyer/core/store/user/user-entity')
const { mintOwner } = await import('@foyer/core/testing/mint-owner')
const { sessionRoutes } = await import('@foyer/functions/session/session-routes')
const { apiApp } = await import('@foyer/functions/testing/api-app')

const rounds = registrationsPerPair.most - 1
const app = apiApp(sessionRoutes)

console.log(`
  How long an answer takes for an address with a login and for one without, in turn: quartiles, and how often
  the first is faster (0.50 means no difference; with ${rounds * addresses} on each side, chance varies by 0.05)`)
await compare('sign-in', (email) => post('/auth/login', { email, password: 'not this horse' }))
await compare('forgotten password', (email) => post('/auth/forgot-password', { email }))
await compare('sign-up', (email) => {
  const password = `horse ${newLinkId()}`
  const person = { first_name: 'Ada', last_name: '', email, is_terms_accepted: true }
  return post('/auth/register', { ...person, password, password_confirmation: password })
})
await compare('a sign-in that looks first (control)', async (email) => {
  const { data: login } = await LoginEntity.get({ email }).go({ consistent: true })
  if (login && (await readIdentity(login.user_id)))
    await post('/auth/login', { email, password: 'not this horse' })
})
await standIns.stop()
process.exit(0)

async function compare(name: string, call: (email: string) => Promise<unknown>): Promise<void> {
  const owners = await Promise.all(Array.from({ length: addresses }, () => mintOwner()))
  const known = owners.map(({ user }) => user.email)
  const unknown = known.map(() => `owner-${newLinkId()}@example.com`)
  const times: [number[], number[]] = [[], []]
  for (let round = -1; round < rounds; round += 1)
    for (const [place, email] of known.entries())
      for (const [side, address] of [email, unknown[place] ?? ''].entries()) {
        const started = performance.now()
        await call(address)
        // The first round warms up.
        if (round >= 0) times[side]?.push(performance.now() - started)
      }
  console.log(
    `  ${name.padEnd(40)} with ${summary(times[0])}, without ${summary(times[1])}: ${precedence(...times).toFixed(2)}`,
  )
}

async function post(path: string, body: object): Promise<void> {
  const answer = await app.request(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
}
