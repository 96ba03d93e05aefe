import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it, vi } from 'vitest'
import { commands } from './commands.ts'
import { fakeAws } from './testing/fake-aws.ts'
import { operate } from './testing/operate.ts'

describe('pnpm operate', () => {
  it('prints every command with its options when it does not know the one named', async () => {
    const { code, said } = await operate('fly')
    expect(code).toBe(2)
    for (const { name } of commands) expect(said).toContain(`pnpm operate ${name} `)
    expect(said).toContain('pnpm operate check-pools <event id> [--mend] --stage <stage>')
  })

  it.each([
    ['no word', ['check-pools']],
    ['a word too many', ['check-pools', 'ev_1', 'ev_2']],
    ['an option that it does not have', ['redrive', 'email', '--mend']],
  ])('prints the usage of a command that is called with %s', async (_, words) => {
    const { code, said } = await operate(...words)
    expect(code).toBe(2)
    expect(said).toContain(`pnpm operate ${words[0]} `)
  })

  it('says that the stage does not exist, and where it looked', async () => {
    vi.stubEnv('AWS_REGION', 'eu-central-1')
    await fakeAws(['LAMBDA'], () => ({
      status: 404,
      headers: { 'x-amzn-errortype': 'ResourceNotFoundException' },
      body: { Message: 'Function not found: prodution-foyer-api' },
    }))
    const { code, said } = await operate('redrive', 'email', '--stage', 'prodution')
    expect(code).toBe(1)
    expect(said).toMatch(/^There is no stage prodution in the region eu-central-1/)
  })

  it.each([
    ['ExpiredTokenException', /^AWS takes no credentials from this shell \(AWS says no\)/],
    ['UnrecognizedClientException', /^AWS takes no credentials from this shell \(AWS says no\)/],
    ['AccessDeniedException', /^The credentials of this shell may not do this \(AWS says no\)/],
  ])('says in a sentence what to do about %s, without a stack', async (type, sentence) => {
    await fakeAws(['LAMBDA'], () => ({
      status: 403,
      headers: { 'x-amzn-errortype': type },
      body: { message: 'AWS says no' },
    }))
    for (const command of [['doctor'], ['redrive', 'email'], ['set-up']]) {
      const { code, said } = await operate(...command, '--stage', 'production')
      expect([code, said]).toEqual([1, expect.stringMatching(sentence)])
      expect(said).not.toContain('\n')
    }
  })

  it('says in a sentence that the shell has no credentials, and that AWS cannot be reached', async () => {
    await fakeAws(['LAMBDA'], () => ({ body: {} }))
    vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', 'http://127.0.0.1:1')
    expect(await operate('doctor', '--stage', 'production')).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^AWS cannot be reached from this machine \(ECONNREFUSED\)\. Check the network/,
      ),
    })
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE'])
      vi.stubEnv(name, undefined)
    for (const name of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE']) vi.stubEnv(name, '/dev/null')
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    expect(await operate('doctor', '--stage', 'production')).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^AWS takes no credentials from this shell .* Sign in again, or set AWS_PROFILE\.$/,
      ),
    })
  })

  it('reads a deployed stage’s names from all of its functions, since no single function has all names', async () => {
    const { TABLE_NAME = '' } = process.env
    vi.stubEnv('AWS_REGION', 'eu-central-1')
    const requests = await fakeAws(['LAMBDA'], () => ({
      body: { Environment: { Variables: { TABLE_NAME } } },
    }))
    const { code } = await operate('redrive', 'audit', '--stage', 'production')
    expect(code).toBe(0)
    const asked = requests.map(({ path }) => /\/functions\/production-foyer-([a-z-]+)\//.exec(path)?.[1])
    expect(asked).toEqual(expect.arrayContaining(['api', 'page', 'order-consumer', 'reconcile-payments']))
    expect(asked).not.toContain(undefined)
  })
})

describe.each(['check-pools', 'check-statistics'])('pnpm operate %s', (command) => {
  it('says that an event does not exist, instead of saying that its counts are right', async () => {
    const { code, said } = await operate(command, 'ev_mistyped')
    expect(code).toBe(1)
    expect(said).toMatch(/^There is no event ev_mistyped\./)
  })

  it('says that the counts of an event are right when they are', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const { code, said } = await operate(command, event.id)
    expect(code).toBe(0)
    expect(said).toMatch(/^Every (count|sum) agrees with the orders\.$/)
  })
})
