import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Duration } from 'aws-cdk-lib/core'
import type { App } from 'sst/constructs'
import { queueName } from '../known-names.ts'
import { type QueueName, queueNames } from '../limit/lanes.ts'
import { deadLetterId } from '../queues.ts'
import type { Watched } from './watched.ts'

const minute = Duration.minutes(1)

/** How old a message may be when nothing is wrong, in seconds: some are due later, and some take long. */
const usualAges: Partial<Record<QueueName, number>> = {
  // SQS delays a message by at most 15 minutes, and one that is not due yet is sent again.
  order: 1200,
  'event-message': 1800,
  file: 900,
}
const usualAge = 300

/** No function takes longer, so within this many minutes a queue with messages hands one out, or its consumer is not running. */
const minutesUntaken = 5

export function queueAlarms(app: App): Watched[] {
  return [
    ...[...queueNames, 'relay'].map((name) => ({
      id: `${name}-dead-letters`,
      section: 'dead-letters',
      description: `Messages of ${name} were given up. Find the cause in its log, mend it, then run: pnpm operate redrive ${name} --stage ${app.stage}.`,
      metric: deadLetters(app, name),
      threshold: 0,
    })),
    ...queueNames.map((name) => ({
      id: `${name}-age`,
      section: 'queue-age',
      description: `Messages of ${name} wait too long. See whether the function ${name}-consumer runs, is throttled or fails.`,
      metric: oldestMessage(app, name),
      threshold: usualAges[name] ?? usualAge,
    })),
    // If old messages are normal, the age rings late: whether any is received shows a problem sooner.
    ...queueNames
      .filter((name) => usualAges[name])
      .map((name) => ({
        id: `${name}-untaken`,
        section: 'queue-age',
        description: `Messages of ${name} are due, and none is taken. See whether the event source of ${name}-consumer is enabled.`,
        metric: untaken(app, name),
        threshold: 0,
        periods: minutesUntaken,
      })),
  ]
}

export function deadLetters(app: App, name: string): Metric {
  return queueMetric(app, deadLetterId(name), 'ApproximateNumberOfMessagesVisible')
}

/** Seconds. */
export function oldestMessage(app: App, name: QueueName): Metric {
  return queueMetric(app, name, 'ApproximateAgeOfOldestMessage')
}

/** 1 for a minute in which messages were due and none was received, else 0. A delayed message is not visible. */
function untaken(app: App, name: QueueName): MathExpression {
  const usingMetrics = {
    visible: queueMetric(app, name, 'ApproximateNumberOfMessagesVisible'),
    received: queueMetric(app, name, 'NumberOfMessagesReceived'),
  }
  const expression = 'IF(FILL(visible, 0) > 0 AND FILL(received, 0) == 0, 1, 0)'
  return new MathExpression({ expression, usingMetrics, label: `${name} untaken`, period: minute })
}

function queueMetric(app: App, id: string, metricName: string): Metric {
  return new Metric({
    namespace: 'AWS/SQS',
    metricName,
    dimensionsMap: { QueueName: queueName(app, id) },
    period: minute,
    statistic: 'Maximum',
  })
}
