import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { answerKinds, pageQueryParameters } from './answer/answer-kinds.ts'
import { keptAnswers } from './answer/kept-answers.ts'
import { api } from './api.ts'
import { site } from './site.ts'
import { synthesise } from './testing/synthesise.ts'

const shellPaths = Object.keys(answerKinds).filter((path) =>
  ['link', 'door'].includes(answerKinds[path] ?? ''),
)
const stage = synthesise()
const template = stage.template(site)
const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'))
const config = distribution?.Properties.DistributionConfig

interface Behavior {
  PathPattern?: string
  TargetOriginId: string
  CachePolicyId: string | { Ref: string }
  OriginRequestPolicyId?: string
  ResponseHeadersPolicyId: { Ref: string }
  AllowedMethods: string[]
  FunctionAssociations?: { FunctionARN: unknown }[]
}

function behavior(path: string): Behavior {
  const found = config.CacheBehaviors.find((it: Behavior) => it.PathPattern === path)
  if (!found) throw new Error(`No behaviour for ${path}`)
  return found
}

function originOf({ TargetOriginId }: Behavior): string {
  return JSON.stringify(config.Origins.find((it: { Id: string }) => it.Id === TargetOriginId).DomainName)
}

describe('behaviours', () => {
  it('send each address to the origin that answers it', () => {
    for (const path of [
      '/api/*',
      '/e/*',
      '/event/*',
      '/o/*',
      '/widget/*',
      '/checkout/*',
      '/order/*',
      '/ticket/*',
    ])
      expect(originOf(behavior(path))).toContain('execute-api')
    expect(originOf(behavior('/media/*'))).toContain('production-foyer-media-123456789012-eu-central-1')
    for (const it of [
      behavior('/assets/*'),
      behavior('/widget.js'),
      config.DefaultCacheBehavior,
      ...shellPaths.map(behavior),
    ]) {
      expect(originOf(it)).toContain('files')
    }
  })

  it('prove to the API by a key of their own that they name the viewer', () => {
    const { OriginCustomHeaders } = config.Origins.find((it: object) => 'OriginCustomHeaders' in it)
    const stages = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'))
    expect(OriginCustomHeaders).toEqual([
      { HeaderName: 'x-foyer-edge-key', HeaderValue: stages[0]?.Properties.StageVariables.edge_key },
    ])
  })

  it('make that key at random, once per stage, and never write it into the template', () => {
    const { OriginCustomHeaders } = config.Origins.find((it: object) => 'OriginCustomHeaders' in it)
    const keys = template.findResources('Custom::EdgeKey')
    const [[id, key] = []] = Object.entries(keys)
    expect(Object.keys(keys)).toHaveLength(1)
    expect(OriginCustomHeaders[0].HeaderValue).toEqual({ 'Fn::GetAtt': [id, 'Key'] })
    expect(Object.keys(key?.Properties)).toEqual(['ServiceToken', 'version'])
    // The same template again: nothing in it would make a deployment change the key.
    expect(synthesise().template(site).findResources('Custom::EdgeKey')).toEqual(keys)
  })

  it('never cache the API, and forward the bearer token but not the host', () => {
    expect(behavior('/api/*')).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      AllowedMethods: expect.arrayContaining(['POST', 'PUT', 'PATCH', 'DELETE']),
    })
  })

  it('keep the answers of the API that are the same for everybody, by their address alone', () => {
    const patterns = config.CacheBehaviors.map(({ PathPattern }: Behavior) => PathPattern)
    for (const path of keptAnswers) {
      expect(behavior(path)).toMatchObject({
        Compress: true,
        CachePolicyId: { Ref: expect.stringMatching(/^filescache/) },
        ResponseHeadersPolicyId: behavior('/api/*').ResponseHeadersPolicyId,
      })
      expect(behavior(path)).not.toHaveProperty('OriginRequestPolicyId')
      expect(behavior(path)).not.toHaveProperty('FunctionAssociations')
      expect(originOf(behavior(path))).toContain('execute-api')
      expect(patterns.indexOf(path)).toBeLessThan(patterns.indexOf('/api/*'))
    }
    template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        Name: 'production-foyer-files-cache',
        ...{ MinTTL: 0, DefaultTTL: 0 },
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'none' },
          ...{ EnableAcceptEncodingBrotli: true, EnableAcceptEncodingGzip: true },
        },
      },
    })
  })

  it('ask for pages in the visitor’s language, and cache public ones by what they show', () => {
    expect(pageQueryParameters).toContain('lang')
    expect(pageQueryParameters.length).toBeLessThanOrEqual(10)
    for (const path of [
      '/e/*',
      '/event/*',
      '/o/*',
      '/preview/*',
      '/widget/*',
      '/robots.txt',
      '/.well-known/security.txt',
      '/sitemap.xml',
      '/sitemaps/*',
      // These say no-store (`buyer-pages.test.ts`).
      ...['/checkout/*', '/order/*', '/ticket/*'],
    ]) {
      expect(behavior(path).CachePolicyId).toEqual({ Ref: expect.stringMatching(/^pagecache/) })
      expect(behavior(path).OriginRequestPolicyId).toEqual({ Ref: expect.stringMatching(/^pagerequest/) })
      expect(behavior(path).AllowedMethods).toEqual(['GET', 'HEAD'])
    }
    template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        Name: 'production-foyer-page-cache',
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-foyer-locale'] },
          QueryStringsConfig: {
            QueryStringBehavior: 'whitelist',
            QueryStrings: pageQueryParameters,
          },
        },
      },
    })
  })

  it('answer pages of the app by rewriting, so that no 404 of the API becomes a page', () => {
    for (const it of config.CustomErrorResponses) expect(it.ResponsePagePath).toBeUndefined()
    for (const it of [config.DefaultCacheBehavior, ...shellPaths.map(behavior)]) {
      expect(JSON.stringify(it.FunctionAssociations)).toContain('serveappshell')
      // Before the answer, too: an unknown address gets the app with 404.
      expect(it.FunctionAssociations.map(({ EventType }: { EventType: string }) => EventType)).toEqual([
        'viewer-request',
        'viewer-response',
      ])
    }
  })
})

describe('errors', () => {
  it('are not repeated to others who ask for the same address', () => {
    const cached = config.CustomErrorResponses.filter(
      (it: { ErrorCachingMinTTL: number }) => it.ErrorCachingMinTTL > 0,
    )
    expect(cached).toEqual([])
    const statuses = config.CustomErrorResponses.map((it: { ErrorCode: number }) => it.ErrorCode)
    expect(statuses).toEqual(expect.arrayContaining([404, 500, 503]))
  })
})

describe('the HTTP API', () => {
  it('routes doors, the webhook, the API and the pages', () => {
    const routes = Object.values(stage.template(api).findResources('AWS::ApiGatewayV2::Route'))
    expect(routes.map((route) => route.Properties.RouteKey).sort()).toEqual([
      'ANY /.well-known/security.txt',
      'ANY /api/events/{event_id}/check-in-lists/{check_in_list_id}/check-ins',
      'ANY /api/events/{event_id}/check-in-lists/{check_in_list_id}/check-ins/{attendee_reference}',
      ...['ANY /api/public/check-in-lists/{proxy+}', 'ANY /api/public/door-files/{proxy+}'],
      'ANY /api/public/wallet/{proxy+}',
      'ANY /api/public/webhooks/stripe',
      'ANY /api/{proxy+}',
      'ANY /checkout/{proxy+}',
      'ANY /e/{proxy+}',
      'ANY /event/{proxy+}',
      'ANY /o/{proxy+}',
      'ANY /order/{proxy+}',
      'ANY /preview/{proxy+}',
      ...['ANY /robots.txt', 'ANY /sitemap.xml', 'ANY /sitemaps/{proxy+}'],
      ...['ANY /ticket/{proxy+}', 'ANY /widget/{proxy+}'],
    ])
  })

  it('logs routes and no paths or addresses', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('path|sourceIp|userAgent')) },
    })
  })
})

describe('buckets', () => {
  it('are private and reached through CloudFront only', () => {
    template.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: Match.objectLike({
        BlockPublicPolicy: true,
        RestrictPublicBuckets: true,
      }),
      BucketEncryption: Match.anyValue(),
    })
    template.resourceCountIs('AWS::CloudFront::OriginAccessControl', 2)
  })
})

describe('the distribution', () => {
  it('is named in the outputs, for DNS that is kept elsewhere', () => {
    const { DistributionName } = template.findOutputs('DistributionName')
    expect(DistributionName?.Value).toEqual({ 'Fn::GetAtt': [expect.any(String), 'DomainName'] })
  })

  it('keeps the web ACL that the settings name', () => {
    const webAcl = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/foyer/1'
    const own = synthesise({ settings: { webAcl } }).template(site)
    own.hasResourceProperties('AWS::CloudFront::Distribution', { DistributionConfig: { WebACLId: webAcl } })
    expect(config).not.toHaveProperty('WebACLId')
  })
})

describe('a domain of its own', () => {
  const domain = {
    name: 'tickets.example.org',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    hostedZone: { id: 'Z1', name: 'example.org' },
  }

  it('is served with modern TLS and gets its records', () => {
    const own = synthesise({ settings: { domain } }).template(site)
    own.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['tickets.example.org'],
        ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
      },
    })
    for (const Type of ['A', 'AAAA']) {
      own.hasResourceProperties('AWS::Route53::RecordSet', { Type, Name: 'tickets.example.org.' })
    }
  })

  it('gets no records when its DNS is kept elsewhere', () => {
    const own = synthesise({ settings: { domain: { ...domain, hostedZone: null } } }).template(site)
    own.resourceCountIs('AWS::Route53::RecordSet', 0)
  })
})
