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
import type { App, Stack, StackContext } from 'sst/constructs'
import { createEmailRecords, mailFromDomain } from './email-records.ts'
import { settingsOf } from './settings-of.ts'

/**
 * The sender, and a topic that hears of every bounce, complaint and rejection. The product names the configuration set with
 * each email: this works for a sender that SES already knows, and reports no other mail from it.
 */
export function email({ stack, app }: StackContext) {
  const { createEmailIdentity } = settingsOf(app)
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
  if (createEmailIdentity) createSender(stack, app)
  return { configurationSetName, feedback }
}

/** The sender, with its DNS records where the stage's zone has its domain. */
function createSender(stack: Stack, app: App): void {
  const { emailIdentity, domain } = settingsOf(app)
  const zone = domain?.hostedZone
  const hasZone = zone && (emailIdentity === zone.name || emailIdentity.endsWith(`.${zone.name}`))
  const isAddress = emailIdentity.includes('@')
  const { dkimRecords } = new EmailIdentity(stack, 'identity', {
    identity: isAddress ? Identity.email(emailIdentity) : Identity.domain(emailIdentity),
    ...(hasZone && !isAddress && { mailFromDomain: mailFromDomain(emailIdentity) }),
  })
  if (!hasZone || isAddress) return
  const { region } = app
  createEmailRecords(stack, { domain: emailIdentity, hostedZoneId: zone.id, region, dkimRecords })
}
