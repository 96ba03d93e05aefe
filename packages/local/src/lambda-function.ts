import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'

/** A handler as AWS Lambda calls it. */
export type LambdaHandler<Event, Result> = (event: Event, context: Context) => Promise<Result>

export type LambdaFunction<Event, Result> = {
  name: string
  timeoutSeconds: number
  handler: LambdaHandler<Event, Result>
  /** Asks AWS for what Lambda polls for the function, with the rights of the function's own role. */
  poll?: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
}

/**
 * Calls the handler once, with the context object that Lambda would give it, and ends it at its time-out: a later answer
 * is ignored.
 */
export function invoke<Event, Result>(fn: LambdaFunction<Event, Result>, event: Event): Promise<Result> {
  const deadline = performance.now() + fn.timeoutSeconds * 1000
  const awsRequestId = randomUUID()
  const answer = fn.handler(event, {
    functionName: fn.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${fn.name}`,
    memoryLimitInMB: '1024',
    awsRequestId,
    logGroupName: `/aws/lambda/${fn.name}`,
    logStreamName: awsRequestId,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, Math.ceil(deadline - performance.now())),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  })
  return within(
    answer,
    fn.timeoutSeconds,
    `RequestId: ${awsRequestId} Error: Task timed out after ${fn.timeoutSeconds.toFixed(2)} seconds`,
  )
}

/** The answer, unless it takes longer: then an error with that message. */
export async function within<Result>(
  answer: Promise<Result>,
  seconds: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(message)), seconds * 1000)
  })
  return Promise.race([answer, expired]).finally(() => clearTimeout(timer))
}

/** Something took longer than AWS waits. */
export class TimedOut extends Error {}
