import { foreignPaymentFound } from '@foyer/contracts/payment/payment-messages'
import { toSend } from '@foyer/core/table/write'
import { expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { inRole } from '../testing/as-function.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler as handle } from './payment-consumer.ts'

const handler = inRole('payment-consumer', handle)

it('a foreign payment is logged as an error that the alarm counts, with its account and no link id', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {})
  const found = {
    stripe_account_id: 'acct_1',
    payment_intent_id: 'pi_1',
    reason: 'ACCOUNT',
    order_reference: 'O-2345678',
  }
  expect((await handler(sqsEvent(toSend(foreignPaymentFound, found)))).batchItemFailures).toEqual([])
  expect(log.mock.calls).toEqual([['foreign payment', found]])
})
