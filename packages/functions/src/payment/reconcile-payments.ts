import { reconcilePayments } from '@foyer/core/payment/reconcile-payments'
import { systemContext } from '@foyer/core/verb'
import type { ScheduledEvent } from 'aws-lambda'
import { logger } from '../logger.ts'
import { secretsOfNow } from '../parameters.ts'

/** Called by the clock. Fails at the end when an order could not be brought in line, so that the alarm rings. */
export async function handler({ id }: Pick<ScheduledEvent, 'id'>): Promise<void> {
  await secretsOfNow()
  const { looked_at, failures } = await reconcilePayments(systemContext(id))
  for (const { reference, error } of failures) {
    logger.error('payment not reconciled', { order_reference: reference, error: error as Error })
  }
  if (failures.length > 0) throw new Error(`${failures.length} of ${looked_at} payments were not reconciled.`)
}
