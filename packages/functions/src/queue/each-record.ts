import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { Queue } from '@foyer/contracts/message'
import { putOff } from '@foyer/core/message/put-off'
import { withRenewedPatience } from '@foyer/core/patience'
import { withTrace } from '@foyer/core/trace'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { logger } from '../logger.ts'
import { secretsOfNow } from '../parameters.ts'
import { waitAfter } from './retry-waits.ts'

/** A record once read: what the log may say about it, its request's id, and the work to do. */
export interface Work {
  facts: Record<string, string>
  trace_id: string
  run: () => Promise<void>
}

/**
 * An SQS handler that handles records one by one and reports what failed, so that SQS gives only that back: after seconds at
 * first, then later and later (`retryWaits`), and finally to the dead-letter queue. `read` throws for what it does not know; `effect` is
 * the effect that the records are for.
 */
export function eachRecord(effect: Queue, read: (record: SQSRecord) => Work) {
  const handle = async (record: SQSRecord): Promise<void> => {
    let work: Work = { facts: {}, trace_id: record.messageId, run: async () => {} }
    const began = Date.now()
    try {
      work = read(record)
      const { run, trace_id, facts } = work
      await withTrace(trace_id, async () => {
        await withRenewedPatience(run)
        logger.info('message handled', { milliseconds: Date.now() - began, ...facts })
      })
    } catch (error) {
      const { trace_id, facts } = work
      const receives = Number(record.attributes.ApproximateReceiveCount)
      const sqs_message_id = record.messageId
      logger.error('message failed', { trace_id, receives, sqs_message_id, ...facts, error: error as Error })
      await comeBack(effect, record, waitAfter(receives))
      throw error
    }
  }
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    await secretsOfNow()
    return processPartialResponse(event, handle, new BatchProcessor(EventType.SQS), {
      throwOnFullBatchFailure: false,
    })
  }
}

/** If SQS refuses that, the message comes back when the queue's visibility timeout ends. */
async function comeBack(effect: Queue, { receiptHandle }: SQSRecord, seconds: number): Promise<void> {
  await putOff(effect, receiptHandle, seconds).catch((error: Error) =>
    logger.warn('message not put off', { error }),
  )
}
