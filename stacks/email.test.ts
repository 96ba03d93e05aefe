import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { email } from './email.ts'
import type { StageSettings } from './stage-settings.ts'
import { synthesise } from './testing/synthesise.ts'

const configurationSetName = 'production-foyer-email'

describe.each([true, false])('email, where the stage creates its sender: %s', (createEmailIdentity) => {
  const template = synthesise({ settings: { createEmailIdentity } }).template(email)

  it('hears of every bounce, complaint and rejection', () => {
    template.hasResourceProperties('AWS::SES::ConfigurationSet', { Name: configurationSetName })
    template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint', 'reject'],
        SnsDestination: { TopicARN: { Ref: Match.stringLikeRegexp('^feedback') } },
      },
    })
  })

  it('lets SES publish to the topic, for that configuration set only', () => {
    const [policy] = Object.values(template.findResources('AWS::SNS::TopicPolicy'))
    const allowed = policy?.Properties.PolicyDocument.Statement.filter(
      ({ Effect }: { Effect: string }) => Effect === 'Allow',
    )
    expect(allowed).toMatchObject([{ Action: 'sns:Publish', Principal: { Service: 'ses.amazonaws.com' } }])
    expect(JSON.stringify(allowed[0].Condition)).toContain('configuration-set/')
  })

  it('creates the sender only when asked to', () => {
    template.resourceCountIs('AWS::SES::EmailIdentity', createEmailIdentity ? 1 : 0)
  })
})

describe('the sender’s DNS records', () => {
  const domain = (zone: string) => ({
    name: `tickets.${zone}`,
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    hostedZone: { id: 'Z1', name: zone },
  })
  const records = (settings: Partial<StageSettings>) =>
    Object.values(synthesise({ settings }).template(email).findResources('AWS::Route53::RecordSet')).map(
      ({ Properties: { Type, Name, ResourceRecords, HostedZoneId } }) => ({
        ...{ Type, Name, HostedZoneId },
        value: ResourceRecords[0],
      }),
    )

  it('are created in the stage’s zone: DKIM, MAIL FROM with SPF, and DMARC', () => {
    const settings = { domain: domain('example.org'), emailIdentity: 'mail.example.org' }
    const made = records(settings)
    expect(made.filter(({ Type }) => Type === 'CNAME')).toHaveLength(3)
    expect(made).toEqual(
      expect.arrayContaining([
        {
          ...{ Type: 'MX', Name: 'bounce.mail.example.org', HostedZoneId: 'Z1' },
          value: '10 feedback-smtp.eu-central-1.amazonses.com',
        },
        {
          ...{ Type: 'TXT', Name: 'bounce.mail.example.org', HostedZoneId: 'Z1' },
          value: '"v=spf1 include:amazonses.com ~all"',
        },
        {
          ...{ Type: 'TXT', Name: '_dmarc.mail.example.org', HostedZoneId: 'Z1' },
          value: '"v=DMARC1; p=none"',
        },
      ]),
    )
    synthesise({ settings })
      .template(email)
      .hasResourceProperties('AWS::SES::EmailIdentity', {
        MailFromAttributes: { MailFromDomain: 'bounce.mail.example.org' },
      })
  })

  it.each<[string, Partial<StageSettings>]>([
    ['a zone of another domain', { domain: domain('notexample.org'), emailIdentity: 'example.org' }],
    ['a sender that is one address', { domain: domain('example.org'), emailIdentity: 'a@example.org' }],
    ['a sender that SES knows already', { domain: domain('example.org'), createEmailIdentity: false }],
  ])('are left alone for %s', (_, settings) => {
    expect(records(settings)).toEqual([])
  })
})
