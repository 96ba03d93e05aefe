import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { email } from './email.ts'
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
