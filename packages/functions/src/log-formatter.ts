import { LogFormatter, LogItem } from '@aws-lambda-powertools/logger'
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types'
import { currentTrace, notedOrder } from '@foyer/core/trace'
import { readableStack } from './readable-stack.ts'

/**
 * Logs the facts about an error without what it carries, because Stripe's errors contain the payment with the buyer's
 * name and card.
 */
export class PlainErrorFormatter extends LogFormatter {
  override formatAttributes(given: UnformattedAttributes, additional: LogAttributes): LogItem {
    const { logLevel: level, message, timestamp, serviceName: service, lambdaContext } = given
    const attributes = {
      level,
      message,
      timestamp: this.formatTimestamp(timestamp),
      service,
      function_request_id: lambdaContext?.awsRequestId,
      trace_id: currentTrace(),
      order: notedOrder(),
    }
    return new LogItem({ attributes }).addAttributes(additional)
  }

  override formatError(error: Error): LogAttributes {
    const { name, message, stack, cause } = error
    const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
    return {
      name,
      message,
      code,
      stack: readableStack(stack),
      cause: cause instanceof Error ? this.formatError(cause) : undefined,
    }
  }
}
