import { expect, it } from 'vitest'
import { fakeAws } from './testing/fake-aws.ts'
import { operate } from './testing/operate.ts'

const spent = (service: string, Amount: string) => ({
  Keys: [service],
  Metrics: { UnblendedCost: { Amount, Unit: 'USD' } },
})

it('pnpm operate costs says what a stage cost by service, the most expensive first', async () => {
  const requests = await fakeAws(['COST_EXPLORER'], () => ({
    body: {
      ResultsByTime: [
        { Groups: [spent('AWS Lambda', '0.30'), spent('Amazon Simple Email Service', '1.00')] },
        { Groups: [spent('AWS Lambda', '0.20')] },
      ],
    },
  }))
  const { code, said } = await operate('costs', '--stage', 'production')
  expect(code).toBe(0)
  expect(said).toMatch(/1\.00 {2}Amazon Simple Email Service\n +0\.50 {2}AWS Lambda\n +1\.50 {2}US dollars/)
  expect(requests[0]?.body).toMatchObject({ Filter: { Tags: { Key: 'sst:stage', Values: ['production'] } } })
})

it('pnpm operate costs says how to get costs by stage when AWS does not report them yet', async () => {
  await fakeAws(['COST_EXPLORER'], () => ({ body: { ResultsByTime: [{ Groups: [] }] } }))
  const { code, said } = await operate('costs', '--stage', 'production')
  expect([code, said]).toEqual([1, expect.stringContaining('Activate the tag sst:stage')])
})
