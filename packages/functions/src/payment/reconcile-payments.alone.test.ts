import { reconcilePayments } from '@foyer/core/payment/reconcile-payments'
import { beforeEach, expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { inRole } from '../testing/as-function.ts'
import { handler as handle } from './reconcile-payments.ts'

const handler = inRole('reconcile-payments', handle)

// Tested in core. If it ran here too, both tests would reconcile each other's orders.
vi.mock('@foyer/core/payment/reconcile-payments', () => ({ reconcilePayments: vi.fn() }))

const event = { id: 'd77bcbc4-0b2b-4d45-9694-b1df99175cfb' }

beforeEach(() => {
  vi.spyOn(logger, 'error')
    .mockReset()
    .mockImplementation(() => {})
})

it('works: the clock acts as the system', async () => {
  vi.mocked(reconcilePayments).mockResolvedValue({ looked_at: 3, failures: [] })
  await expect(handler(event)).resolves.toBeUndefined()
  expect(reconcilePayments).toHaveBeenCalledWith(
    expect.objectContaining({ actor: { kind: 'system' }, requestId: event.id }),
  )
  expect(logger.error).not.toHaveBeenCalled()
})

it('logs the reference of each order that failed, and fails at the end, so that the alarm rings', async () => {
  const error = new Error('another amount')
  const failures = ['O-2345678', 'O-ABCDEFG'].map((reference) => ({ reference, error }))
  vi.mocked(reconcilePayments).mockResolvedValue({ looked_at: 3, failures })
  await expect(handler(event)).rejects.toThrow('2 of 3 payments were not reconciled')
  expect(vi.mocked(logger.error).mock.calls).toEqual(
    failures.map(({ reference }) => ['payment not reconciled', { order_reference: reference, error }]),
  )
})
