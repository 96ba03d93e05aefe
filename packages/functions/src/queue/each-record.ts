import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { secretsOfNow } from '../parameters.ts'

/** An SQS handler that handles records one by one and reports what failed, so that SQS gives only that back. */
export function eachRecord(handle: (record: SQSRecord) => Promise<void>) {
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    await secretsOfNow()
    return processPartialResponse(event, handle, new BatchProcessor(EventType.SQS), {
      throwOnFullBatchFailure: false,
    })
  }
}
