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
import { settingsOf } from './settings-of.ts'

/**
 * The sender, and a topic that hears of every bounce, complaint and rejection. The product names the configuration set with
 * each email: this works for a sender that SES already knows, and reports no other mail from it.
 */
export function email({ stack, app }: StackContext) {
  const { createEmailIdentity, emailIdentity } = settingsOf(app)
  const configurationSetName = app.logicalPrefixedName('email')
  const configurationSet = new ConfigurationSet(stack, 'configuration-set', {
    configurationSetName,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  })
  const feedback = new Topic(stack, 'feedback', { enforceSSL: true })
  configurationSet.addEventDestination('bounces-and-complaints', {
    destination: EventDestination.snsTopic(feedback),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
  })
  if (createEmailIdentity) {
    new EmailIdentity(stack, 'identity', {
      identity: emailIdentity.includes('@') ? Identity.email(emailIdentity) : Identity.domain(emailIdentity),
    })
  }
  return { configurationSetName, feedback }
}
