import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { type App, dependsOn, type Stack, type StackContext } from 'sst/constructs'
import { pages } from './pages.ts'
import { settingsOf } from './settings-of.ts'
import { createDashboard } from './watch/create-dashboard.ts'
import { lineAlarms } from './watch/line-alarms.ts'
import { queueAlarms } from './watch/queue-alarms.ts'
import { serviceAlarms } from './watch/service-alarms.ts'
import type { Watched } from './watch/watched.ts'

/** Alerts somebody when something does not recover on its own. */
export function monitoring({ stack, app }: StackContext) {
  dependsOn(pages)
  const topic = new Topic(stack, 'alarms', { enforceSSL: true })
  const { alarmEmail, monthlyBudget } = settingsOf(app)
  if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail))
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'AWS:SourceAccount': stack.account } },
    }),
  )
  const watched = [...queueAlarms(app), ...serviceAlarms(app), ...lineAlarms(stack, app)]
  const alarms = watched.map((it) => createAlarm(stack, app, it))
  for (const alarm of alarms) {
    alarm.addAlarmAction(new SnsAction(topic))
    alarm.addOkAction(new SnsAction(topic))
  }
  createDashboard(stack, app, alarms)
  if (alarmEmail && monthlyBudget !== null) createBudget(stack, app, alarmEmail, monthlyBudget)
}

/** Of the whole account: much of what a stage uses carries no tag. */
function createBudget(stack: Stack, app: App, address: string, amount: number): void {
  const subscribers = [{ subscriptionType: 'EMAIL', address }]
  const above = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
    subscribers,
  })
  new CfnBudget(stack, 'budget', {
    budget: {
      budgetName: app.logicalPrefixedName('month'),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
    },
    // Of the limit, in percent.
    notificationsWithSubscribers: [above('ACTUAL', 50), above('ACTUAL', 100), above('FORECASTED', 100)],
  })
}

function createAlarm(
  stack: Stack,
  app: App,
  { id, description, section, metric, threshold, periods = 1 }: Watched,
): Alarm {
  return new Alarm(stack, id, {
    alarmName: app.logicalPrefixedName(id),
    alarmDescription: `${description} What to do: docs/runbook.md#${section}`,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  })
}
