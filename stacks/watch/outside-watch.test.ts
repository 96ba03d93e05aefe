import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { outsideWatch } from './outside-watch.ts'

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1'
const asked = { stage: 'production', host: 'tickets.example.org', alarmEmail: 'ops@example.org' }

/** The properties of a template's alarms, by their names. */
function alarmsOf(template: ReturnType<typeof outsideWatch>) {
  const alarms = Object.values(template.Resources).filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm')
  return Object.fromEntries(
    alarms.map(({ Properties }) => {
      const { AlarmName, ...rest } = Properties as Record<string, unknown>
      return [AlarmName, rest]
    }),
  )
}

it('page and API are asked from three continents by their host name, and an alarm rings when they fail or nothing is known', () => {
  const template = outsideWatch({ ...asked, certificateArn })
  for (const [id, ResourcePath] of [
    ['Page', '/'],
    ['Api', '/api/health'],
  ])
    expect(template.Resources).toMatchObject({
      [`${id}Check`]: {
        Properties: {
          HealthCheckConfig: {
            ...{ Type: 'HTTPS', FullyQualifiedDomainName: asked.host, ResourcePath, EnableSNI: true },
            Regions: { length: 3 },
          },
        },
      },
    })
  const alarms = alarmsOf(template)
  for (const id of ['page', 'api'])
    expect(alarms[`production-foyer-${id}-unreachable`]).toMatchObject({
      ...{ MetricName: 'HealthCheckStatus', TreatMissingData: 'breaching', Threshold: 1 },
      ...{ AlarmActions: [{ Ref: 'Topic' }], OKActions: [{ Ref: 'Topic' }] },
    })
})

it('the end of a certificate is watched apart, because health checks accept one that has ended', () => {
  expect(alarmsOf(outsideWatch({ ...asked, certificateArn }))['production-foyer-certificate']).toMatchObject({
    ...{ MetricName: 'DaysToExpiry', Threshold: 21, TreatMissingData: 'ignore' },
    Dimensions: [{ Name: 'CertificateArn', Value: certificateArn }],
  })
  expect(Object.keys(alarmsOf(outsideWatch({ ...asked, certificateArn: null })))).toHaveLength(2)
})

it('the firewall of the docs is for CloudFront, lets through what no rule stops, and names its ARN', () => {
  const { Resources, Outputs } = JSON.parse(readFileSync('docs/aws/firewall.json', 'utf8'))
  const { Scope, DefaultAction, Rules } = Resources.WebAcl.Properties
  expect([Scope, DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }])
  expect(Rules.map(({ Name }: { Name: string }) => Name)).toEqual(['known-attackers', 'too-many-requests'])
  expect(Outputs.WebAclArn.Value).toEqual({ 'Fn::GetAtt': ['WebAcl', 'Arn'] })
})
