import { expect, it } from 'vitest'
import { type AwsRequest, fakeAws } from './testing/fake-aws.ts'
import { operate } from './testing/operate.ts'

const { TABLE_NAME = '' } = process.env

function aws(warm: object, unreserved = 1000, isThroughputHigh = 'false') {
  return fakeAws(['DYNAMODB', 'LAMBDA', 'SESV2', 'SSM'], ({ target, path }: AwsRequest) => {
    if (target === 'GetServiceSetting')
      return { body: { ServiceSetting: { SettingValue: isThroughputHigh } } }
    if (target === 'DescribeTable') return { body: { Table: { WarmThroughput: warm } } }
    if (path.includes('/configuration')) return { body: { Environment: { Variables: { TABLE_NAME } } } }
    if (path.includes('/account-settings'))
      return { body: { AccountLimit: { UnreservedConcurrentExecutions: unreserved } } }
    if (path.endsWith('/email/account'))
      return { body: { SendQuota: { MaxSendRate: 14, Max24HourSend: 50_000, SentLast24Hours: 2000 } } }
    return { body: {} }
  })
}

it('pnpm operate warm-up prepares the table and the API for a number of buyers a second, and says the cost', async () => {
  const requests = await aws({ WriteUnitsPerSecond: 4000, ReadUnitsPerSecond: 12_000 })
  const { code, said } = await operate('warm-up', '200', '--stage', 'production')
  expect(code).toBe(0)
  expect(said).toMatch(
    /prepares the table for 12000 write and 12000 read units a second \(now 4000 and 12000\)/,
  )
  expect(said).toMatch(/200 environments of the API are kept warm: about 4\.24 dollars an hour/)
  const update = requests.find(({ target }) => target === 'UpdateTable')
  expect(update?.body).toMatchObject({
    TableName: TABLE_NAME,
    WarmThroughput: { WriteUnitsPerSecond: 12_000 },
  })
  const kept = requests.find(
    ({ method, path }) => method === 'PUT' && path.includes('provisioned-concurrency'),
  )
  expect(kept?.path).toContain('production-foyer-api')
  expect(kept?.path).toContain('Qualifier=live')
  expect(kept?.body).toEqual({ ProvisionedConcurrentExecutions: 200 })
})

it('pnpm operate warm-up says that the relay of a warmer table needs more calls than no function has reserved', async () => {
  await aws({ WriteUnitsPerSecond: 4000, ReadUnitsPerSecond: 12_000 }, 150)
  const warn = /may then run 181 times at once, and no function has reserved 150 of the account's calls/
  expect((await operate('warm-up', '500', '--stage', 'production')).said).toMatch(warn)
  expect((await operate('warm-up', '200', '--stage', 'production')).said).not.toContain('at once, and')
})

it('pnpm operate warm-up says how long SES takes for the tickets of such a rush, and for how much of it the day’s quota lasts', async () => {
  await aws({})
  const { said } = await operate('warm-up', '200', '--stage', 'production')
  expect(said).toContain('tickets of one minute of such a rush take 15 minutes. Ask AWS for more')
  expect(said).toContain('SES sends 48000 more emails in these 24 hours: those of 4 minutes')
  expect((await operate('warm-up', '14', '--stage', 'production')).said).not.toContain('Ask AWS for more')
})

it('pnpm operate warm-up raises the throughput of Parameter Store where it is not raised, and says the price', async () => {
  const requests = await aws({})
  const { said } = await operate('warm-up', '100', '--stage', 'production')
  const asked = requests.filter(({ target }) => target === 'UpdateServiceSetting').map(({ body }) => body)
  const SettingId = '/ssm/parameter-store/high-throughput-enabled'
  expect(asked).toEqual([{ SettingId, SettingValue: 'true' }])
  expect(said).toContain('5 cents for 10,000 parameters')
  expect(said).toContain(`aws ssm reset-service-setting --setting-id ${SettingId}`)
  const raised = await aws({}, 1000, 'true')
  await operate('warm-up', '100', '--stage', 'production')
  expect(raised.filter(({ target }) => target === 'UpdateServiceSetting')).toEqual([])
})

it('pnpm operate warm-up refuses more buyers than the API’s reserved calls can serve', async () => {
  const requests = await aws({})
  const { code, said } = await operate('warm-up', '501', '--stage', 'production')
  expect(code).not.toBe(0)
  expect(said).toMatch(/may run 500 times at once in this stage, and 501 buyers a second need 501/)
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
})

it('pnpm operate warm-up leaves a table alone that is warm enough', async () => {
  const requests = await aws({ WriteUnitsPerSecond: 40_000, ReadUnitsPerSecond: 40_000 })
  const { said } = await operate('warm-up', '100', '--stage', 'production')
  expect(said).toContain('enough for 100 buyers')
  expect(requests.filter(({ target }) => target === 'UpdateTable')).toEqual([])
})

it('pnpm operate warm-up --end releases what is paid by the hour', async () => {
  const requests = await aws({})
  expect((await operate('warm-up', '0', '--end', '--stage', 'production')).code).toBe(0)
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

it('pnpm operate warm-up refuses a text that is not a number of buyers', async () => {
  await aws({})
  expect(await operate('warm-up', 'many', '--stage', 'production')).toMatchObject({
    code: 1,
    said: expect.stringContaining('from 1 to 2000'),
  })
})
