import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'

/** A handler as AWS Lambda calls it. */
export type LambdaHandler<Event, Result> = (event: Event, context: Context) => Promise<Result>

export type LambdaFunction<Event, Result> = {
  name: string
  timeoutSeconds: number
  handler: LambdaHandler<Event, Result>
}

/** Calls the handler once, with the context object that Lambda would give it. */
export function invoke<Event, Result>(fn: LambdaFunction<Event, Result>, event: Event): Promise<Result> {
  const deadline = Date.now() + fn.timeoutSeconds * 1000
  const awsRequestId = randomUUID()
  return fn.handler(event, {
    functionName: fn.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${fn.name}`,
    memoryLimitInMB: '1024',
    awsRequestId,
    logGroupName: `/aws/lambda/${fn.name}`,
    logStreamName: awsRequestId,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  })
}
