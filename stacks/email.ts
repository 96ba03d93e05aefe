import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { StackContext } from 'sst/constructs'
import { settingsOf } from './stage-settings.ts'

/**
 * The sender, and a topic that hears of every bounce and complaint. Nothing reads the topic yet. A sender that
 * SES knew before this stage keeps the configuration that it has.
 */
export function email({ stack, app }: StackContext) {
  const { createEmailIdentity, emailIdentity } = settingsOf(app)
  const identityArn = stack.formatArn({ service: 'ses', resource: 'identity', resourceName: emailIdentity })
  if (!createEmailIdentity) return { sendingArns: [identityArn] }

  const configurationSet = new ConfigurationSet(stack, 'configuration-set', {
    configurationSetName: app.logicalPrefixedName('email'),
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  })
  configurationSet.addEventDestination('bounces-and-complaints', {
    destination: EventDestination.snsTopic(new Topic(stack, 'notifications', { enforceSSL: true })),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
  })
  new EmailIdentity(stack, 'identity', {
    identity: emailIdentity.includes('@') ? Identity.email(emailIdentity) : Identity.domain(emailIdentity),
    configurationSet,
  })
  const configurationSetArn = stack.formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: configurationSet.configurationSetName,
  })
  return { sendingArns: [identityArn, configurationSetArn] }
}
