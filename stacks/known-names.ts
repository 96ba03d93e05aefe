import { Aws } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'

/*
 * Names that every stack can say without asking another. Between stacks, functions, logs and queues are known by these and
 * not by exports: CloudFormation refuses to remove or rename what is exported and still in use (docs/decisions/0051).
 */

/** A function's name in its account and region. */
export function functionName(app: App, id: string): string {
  return app.logicalPrefixedName(id)
}

/** The log group that a function writes to. */
export function logGroupName(app: App, id: string): string {
  return `/foyer/${app.stage}/${id}`
}

/** A queue's or dead-letter queue's name in its account and region. */
export function queueName(app: App, id: string): string {
  return app.logicalPrefixedName(id)
}

export function queueArn(stack: Stack, app: App, id: string): string {
  return stack.formatArn({ service: 'sqs', resource: queueName(app, id) })
}

/** The address by which the SDK calls a queue. */
export function queueUrl(app: App, id: string): string {
  return `https://sqs.${app.region}.${Aws.URL_SUFFIX}/${app.account}/${queueName(app, id)}`
}
