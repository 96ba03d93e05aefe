import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Duration } from 'aws-cdk-lib/core'
import { dependsOn, type StackContext } from 'sst/constructs'
import { consumers } from './consumers.ts'
import { createFunction } from './create-function.ts'
import { reconcileEveryMinutes } from './limit/queue-limits.ts'

/** What the clock calls, so that nothing stays lost. */
export function schedules({ stack, app }: StackContext) {
  dependsOn(consumers)
  const reconcilePayments = createFunction(stack, app, 'reconcile-payments', {
    handler: 'payment/reconcile-payments',
  })
  new Rule(stack, 'reconcile-payments-rule', {
    schedule: Schedule.rate(Duration.minutes(reconcileEveryMinutes)),
    // A failed run is not repeated: the next one checks what is left.
    targets: [new LambdaFunction(reconcilePayments, { retryAttempts: 0 })],
  })
}
