import { mailBudgetUsedUp } from '@foyer/contracts/email/email-messages'
import { newId } from '@foyer/core/random-id'
import { toSend } from '@foyer/core/table/write'
import { expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { inRole } from '../testing/as-function.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler as handle } from './email-consumer.ts'

const handler = inRole('email-consumer', handle)

it('an email budget that is used up is logged in the line that the alarm counts, with its account and no person', async () => {
  const log = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  const found = { account_id: newId('account'), budget: 'messages', day: '2026-11-23', limit: 500 }
  expect((await handler(sqsEvent(toSend(mailBudgetUsedUp, found)))).batchItemFailures).toEqual([])
  expect(log.mock.calls).toEqual([['mail budget used up', found]])
})
