import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Alias } from 'aws-cdk-lib/aws-lambda'
import { Duration } from 'aws-cdk-lib/core'
import { type App, type Function as SstFunction, type Stack, use } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { functionName } from './known-names.ts'
import { settingsOf } from './settings-of.ts'
import { site } from './site.ts'

/** How many answers with 5xx in one minute of a release send visitors back to the release before it. */
const serverErrorsThatRollBack = 5

/**
 * Puts each function that answers visitors behind an alias. With `gradualShift` in the stage's settings, a release gets a
 * tenth of the requests for five minutes and then all of them, and its errors bring back the release before it.
 */
export function putLive<Id extends string>(
  stack: Stack,
  app: App,
  functions: Record<Id, SstFunction>,
): Record<Id, Alias> {
  const aliases = Object.entries<SstFunction>(functions).map(
    ([id, target]) =>
      [id, new Alias(stack, `${id}-live`, { aliasName: 'live', version: target.currentVersion })] as const,
  )
  if (settingsOf(app).gradualShift) shiftGradually(stack, app, aliases)
  return Object.fromEntries(aliases) as Record<Id, Alias>
}

function shiftGradually(stack: Stack, app: App, aliases: (readonly [id: string, alias: Alias])[]): void {
  const alarm = new Alarm(stack, 'release-alarm', {
    alarmName: app.logicalPrefixedName('release'),
    alarmDescription: 'Visitors get errors that are ours. While a release is shifted, it is taken back.',
    metric: use(site).httpApi.metricServerError({ period: Duration.minutes(1), statistic: 'Sum' }),
    threshold: serverErrorsThatRollBack,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  })
  const application = new LambdaApplication(stack, 'releases', {
    applicationName: app.logicalPrefixedName('releases'),
  })
  for (const [id, alias] of aliases) {
    const group = new LambdaDeploymentGroup(stack, `${id}-release`, {
      application,
      alias,
      deploymentGroupName: functionName(app, id),
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [alarm],
    })
    if (group.role) acceptFinding(group.role, 'AwsSolutions-IAM4', "AWS's own policy for exactly this work.")
  }
}
