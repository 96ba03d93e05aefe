import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { synthesise } from './testing/synthesise.ts'

const answering = ['api', 'door', 'page', 'stripe-webhook', 'wallet']
const gradual = synthesise().template(api)
const atOnce = synthesise({ stage: 'try' }).template(api)

describe.each([
  ['a stage that shifts gradually', gradual],
  ['a stage that does not', atOnce],
])('in %s', (_, template) => {
  it('requests reach a function through its alias, which names one version', () => {
    const aliases = Object.keys(
      template.findResources('AWS::Lambda::Alias', { Properties: { Name: 'live' } }),
    )
    expect(aliases).toHaveLength(answering.length)
    const integrations = Object.values(template.findResources('AWS::ApiGatewayV2::Integration'))
    const targets = integrations.map(({ Properties }) => Properties.IntegrationUri.Ref)
    expect([...new Set(targets)].toSorted()).toEqual(aliases.toSorted())
    template.allResourcesProperties('AWS::Lambda::Alias', {
      FunctionVersion: { 'Fn::GetAtt': [Match.anyValue(), 'Version'] },
    })
  })

  it('only API Gateway may call them, through the alias', () => {
    const permissions = Object.values(template.findResources('AWS::Lambda::Permission'))
    expect(permissions.length).toBeGreaterThan(0)
    for (const { Properties } of permissions) {
      expect(Properties).toMatchObject({
        Principal: 'apigateway.amazonaws.com',
        FunctionName: { Ref: expect.stringMatching(/live/) },
      })
    }
  })
})

describe('a gradual shift', () => {
  it('gives a release a tenth of the requests for five minutes, and takes it back when visitors get errors', () => {
    gradual.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', answering.length)
    const [alarm] = Object.keys(
      gradual.findResources('AWS::CloudWatch::Alarm', { Properties: { MetricName: '5xx', Period: 60 } }),
    )
    gradual.allResourcesProperties('AWS::CodeDeploy::DeploymentGroup', {
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AlarmConfiguration: { Enabled: true, Alarms: [{ Name: { Ref: alarm } }] },
      AutoRollbackConfiguration: { Enabled: true, Events: Match.arrayWith(['DEPLOYMENT_STOP_ON_ALARM']) },
    })
    gradual.allResources('AWS::Lambda::Alias', {
      UpdatePolicy: { CodeDeployLambdaAliasUpdate: Match.anyValue() },
    })
  })

  it('is left out of a stage that may be thrown away', () => {
    atOnce.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0)
    atOnce.resourceCountIs('AWS::CloudWatch::Alarm', 0)
  })
})
