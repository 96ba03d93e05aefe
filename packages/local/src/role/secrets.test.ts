import { required } from '@foyer/core/config'
import { secretReader } from '@foyer/core/secret/fresh-secrets'
import { sealedCopy } from '@foyer/core/secret/sealed-copy'
import { answered } from '@foyer/functions/testing/answered'
import { asFunction } from '@foyer/functions/testing/as-function'
import { deployedAs, withholdVariable } from '@foyer/functions/testing/function-rights'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import {
  type OwnFunction,
  ownGrants,
  secretNames,
  secretsOf,
} from '../../../../stacks/grant/function-grants.ts'
import { ownVariables, variableNames } from '../../../../stacks/grant/function-variables.ts'
import { standIns } from '../stand-ins/own-stand-ins.ts'
import { startParameterStore } from '../stand-ins/start-parameter-store.ts'

const functions = Object.keys(ownGrants) as OwnFunction[]
const path = '/foyer/test'
const store = await startParameterStore(
  Object.fromEntries(secretNames.map((name) => [`${path}/${name}`, standIns.env[name] ?? ''])),
)
vi.stubEnv('AWS_ENDPOINT_URL_SSM', store.url)
afterAll(() => store.stop())
afterEach(() => {
  for (const name of functions) withholdVariable(name, null)
})

async function reads(name: OwnFunction, secret: string): Promise<string> {
  const parameters = [`${path}/${secret}`]
  const read = secretReader({ parameters, copy: null, use: () => {}, warn: () => {} })
  const run = () =>
    read().then(
      () => 'read',
      (error: Error) => error.message,
    )
  return (await asFunction(name, run)).result
}

/** What the function reads from Parameter Store, or, where that is throttled, from its copy under this key. */
async function starts(name: OwnFunction, copyKey: string): Promise<Record<string, string>> {
  const parameters = secretsOf(name).map((secret) => `${path}/${secret}`)
  let found = {}
  const use = (values: Record<string, string>) => {
    found = values
  }
  const warn = (error: Error) => {
    throw error
  }
  const read = () => secretReader({ parameters, copy: sealedCopy(copyKey), use, warn })()
  await asFunction(name, read)
  return found
}

describe.each(functions)('%s', (name) => {
  const own: readonly string[] = secretsOf(name)

  it('reads the secrets that it uses from SSM, and is refused all others', async () => {
    for (const secret of secretNames) {
      const refused = `is not authorized to perform: ssm:GetParameters on resource: arn:aws:ssm:eu-central-1:123456789012:parameter/foyer/production/${secret} because`
      expect(await reads(name, secret)).toEqual(
        own.includes(secret) ? 'read' : expect.stringContaining(refused),
      )
    }
  })

  it('finds only its own variables in its environment', async () => {
    const { result: found } = await asFunction(name, () => ({ ...process.env }))
    const known = [...variableNames, ...secretNames].filter((variable) => process.env[variable])
    const given = known.filter((variable) => [...ownVariables[name], ...own].includes(variable))
    expect(known.filter((variable) => variable in found)).toEqual(given)
    for (const variable of known.filter((one) => !given.includes(one))) {
      const { result } = await asFunction(name, () => process.env[variable])
      expect([variable, result]).toEqual([variable, undefined])
    }
  })
})

describe('the sealed copy', () => {
  it.each(functions.filter((name) => secretsOf(name).length > 0))(
    'is what %s starts from where Parameter Store refuses: the one that it wrote itself',
    async (name) => {
      const key = `${deployedAs(name)}:${crypto.randomUUID()}`
      const read = await starts(name, key)
      store.isDown = true
      const copied = await starts(name, key)
      store.isDown = false
      expect(copied).toEqual(read)
      expect(Object.keys(read)).not.toEqual([])
    },
  )

  it('of a function is opened with its key alone, also where another may read every item', async () => {
    const [own, other] = [`wallet:${crypto.randomUUID()}`, `wallet:${crypto.randomUUID()}`]
    await sealedCopy(own).put({ read_at: 1, values: { APPLE_PASS: 'a pass' } })
    const get = (name: OwnFunction, key: string) => asFunction(name, () => sealedCopy(key).get())
    expect((await get('wallet', own)).result).toMatchObject({ values: { APPLE_PASS: 'a pass' } })
    expect((await get('api', other)).result).toBeNull()
    await expect(get('stripe-webhook', own)).rejects.toThrow('is not authorized to perform: dynamodb:GetItem')
  })

  it('of a function is written by that function alone, where its role names what it writes', async () => {
    const put = () => sealedCopy('api:any').put({ read_at: 1, values: {} })
    await expect(asFunction('wallet', put)).rejects.toThrow('is not authorized to perform: dynamodb:PutItem')
  })
})

describe('a function that lacks one of its variables', () => {
  const alwaysGiven = variableNames.filter((variable) => standIns.env[variable] !== undefined)
  // A stage without wallets stores no such variable.
  const optional = ['WALLETS']
  const cases = functions.flatMap((name) =>
    [...ownVariables[name], ...secretsOf(name)]
      .filter((variable) => !optional.includes(variable))
      .filter((variable) => [...alwaysGiven, ...secretNames].includes(variable as never))
      .map((variable) => [name, variable] as const),
  )

  it.each(cases)('%s without %s says which', async (name, variable) => {
    withholdVariable(name, variable)
    const run = () => required(variable)
    await expect(asFunction(name, run)).rejects.toThrow(`${variable} is not configured for this function.`)
    withholdVariable(name, null)
    expect((await asFunction(name, run)).result).toBeDefined()
  })

  it('answers 500 to requests that need it, and serves all others', async () => {
    withholdVariable('api', 'SIGN_UP')
    await expect(answered(null, 'GET /public/stage')).rejects.toThrow('was refused: 500')
    expect(await answered(null, 'GET /health')).toMatchObject({ status: 'OK' })
    withholdVariable('api', null)
    expect(await answered(null, 'GET /public/stage')).toMatchObject({ is_sign_up_open: true })
  })
})
