import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  LogQueryVisualizationType,
  LogQueryWidget,
  Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import { Duration } from 'aws-cdk-lib/core'
import { type App, type Stack, use } from 'sst/constructs'
import { logGroupName } from '../known-names.ts'
import { queueNames } from '../limit/lanes.ts'
import { site } from '../site.ts'
import { deadLetters, oldestMessage } from './queue-alarms.ts'
import { functionThrottles, tableThrottles } from './service-alarms.ts'

const [width, height] = [8, 6]

/** A stage's health on one page. Charts from logs cost nothing until somebody looks. */
export function createDashboard(stack: Stack, app: App, alarms: IAlarm[]): void {
  const { httpApi } = use(site)
  const dashboard = new Dashboard(stack, 'dashboard', {
    dashboardName: app.logicalPrefixedName('stage'),
    defaultInterval: Duration.hours(3),
  })
  dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 5 }))
  dashboard.addWidgets(
    lines(app, ['relay'], 'Sales a minute', [
      'filter message = "message sent" and message_name = "orderConfirmationDue"',
      'stats count(*) as sales by bin(1m)',
    ]),
    lines(app, ['api'], 'Reserving, milliseconds', [
      'filter message = "request answered" and route = "/api/public/events/:event_id/orders"',
      'stats pct(milliseconds, 50) as p50, pct(milliseconds, 99) as p99 by bin(1m)',
    ]),
    lines(app, ['api'], 'Busy and sold-out answers', [
      'filter message = "request answered" and code in ["server.busy", "order.sold_out", "request.too_many"]',
      'stats sum(code = "server.busy") as busy, sum(code = "order.sold_out") as sold_out, sum(code = "request.too_many") as too_many by bin(1m)',
    ]),
  )
  dashboard.addWidgets(
    graph(
      'Queues: seconds of the oldest message',
      queueNames.map((name) => oldestMessage(app, name)),
    ),
    graph(
      'Dead letters',
      [...queueNames, 'relay'].map((name) => deadLetters(app, name)),
    ),
    graph('Throttles', [functionThrottles(app), tableThrottles()]),
  )
  dashboard.addWidgets(
    lines(app, ['email-consumer', 'event-message-consumer'], 'Mail handed to SES', [
      'filter message = "message handled"',
      'stats count(*) as mails by bin(5m)',
    ]),
    graph('Mail sent, bounced, called spam (whole account)', ['Send', 'Bounce', 'Complaint'].map(mail)),
    lines(app, ['api', 'stripe-webhook', 'order-consumer'], 'Stripe out of order', [
      'filter code = "payment.unavailable" or error.code = "payment.unavailable"',
      'stats count(*) as errors by bin(5m)',
    ]),
  )
  dashboard.addWidgets(
    graph('API: answers with 4xx and 5xx', [httpApi.metricClientError(), httpApi.metricServerError()]),
    graph('API: milliseconds', [
      httpApi.metricLatency({ statistic: 'p50', label: 'p50' }),
      httpApi.metricLatency({ statistic: 'p99', label: 'p99' }),
    ]),
    new TextWidget({ markdown: `Cost: \`pnpm operate costs --stage ${app.stage}\``, width, height }),
  )
}

function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width, height })
}

function lines(app: App, loggers: string[], title: string, queryLines: string[]): LogQueryWidget {
  const logGroupNames = loggers.map((id) => logGroupName(app, id))
  return new LogQueryWidget({
    title,
    logGroupNames,
    queryLines,
    view: LogQueryVisualizationType.LINE,
    width,
    height,
  })
}

function mail(metricName: string): Metric {
  return new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Sum' })
}
