import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { site } from './site.ts'
import { privateLinkPaths } from './site-behaviors.ts'
import { synthesise } from './testing/synthesise.ts'

const template = synthesise().template(site)

/** A policy's headers as a browser sees them. */
function added(name: string): Record<string, string> {
  const found = template.findResources('AWS::CloudFront::ResponseHeadersPolicy', {
    Properties: { ResponseHeadersPolicyConfig: { Name: `production-foyer-${name}` } },
  })
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } =
    Object.values(found)[0]?.Properties.ResponseHeadersPolicyConfig ?? {}
  const contentSecurityPolicy = security.ContentSecurityPolicy?.ContentSecurityPolicy
  return {
    'strict-transport-security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    'x-content-type-options': security.ContentTypeOptions && 'nosniff',
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    ...(contentSecurityPolicy && { 'content-security-policy': contentSecurityPolicy }),
    ...(security.FrameOptions && { 'x-frame-options': security.FrameOptions.FrameOption }),
    ...Object.fromEntries((custom?.Items ?? []).map((it: Record<string, string>) => [it.Header, it.Value])),
  }
}

const bucket = 'https://s3.eu-central-1.amazonaws.com/production-foyer-media-123456789012-eu-central-1'

function directives(name: string): Map<string, string[]> {
  const parts = (added(name)['content-security-policy'] ?? '').split('; ').map((part) => part.split(' '))
  return new Map(parts.map(([directive = '', ...sources]) => [directive, sources]))
}

describe('a page', () => {
  it('runs scripts from files only, and nobody may frame it', () => {
    const scripts = directives('page').get('script-src')
    expect(scripts).toContain("'self'")
    expect(scripts?.filter((source) => source.includes('unsafe'))).toEqual([])
    expect(directives('page').get('object-src')).toEqual(["'none'"])
    expect(directives('page').get('frame-ancestors')).toEqual(["'none'"])
    expect(added('page')['x-frame-options']).toBe('DENY')
  })

  it('may send images to the media bucket', () => {
    expect(directives('page').get('connect-src')).toEqual(expect.arrayContaining([bucket, `${bucket}/`]))
  })
})

describe('the widget', () => {
  it('is the one page that other sites may frame', () => {
    expect(directives('widget').get('frame-ancestors')).toEqual(['*'])
    expect(added('widget')['x-frame-options']).toBeUndefined()
  })
})

describe('a private link', () => {
  it('is kept nowhere, told to nobody and not indexed', () => {
    expect(added('private-link')).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })
})

describe('the local gateway', () => {
  type Headers = Record<string, string>
  let gateway: Record<string, Headers> & { privateLinkPaths: string[] }

  beforeAll(async () => {
    gateway = await import(resolve('packages/local/src/gateway/security-headers.ts'))
  })

  it.each([
    ['api', ['apiHeaders']],
    ['page', ['pageHeaders']],
    ['widget', ['widgetHeaders']],
    ['private-link', ['privateLinkHeaders', 'privateLinkForced']],
    ['file', ['fileHeaders']],
  ])('adds to %s what CloudFront adds', (name, parts) => {
    const local = Object.assign({}, ...parts.map((part) => gateway[part]))
    const onAws = added(name)
    // Locally, uploads go to the page's own origin and there is no HTTPS to upgrade to.
    const policy = onAws['content-security-policy']
      ?.replace(` ${bucket} ${bucket}/`, '')
      .replace('; upgrade-insecure-requests', '')
    expect(local).toEqual({ ...onAws, ...(policy && { 'content-security-policy': policy }) })
  })

  it('takes the same addresses for private links', () => {
    expect([...gateway.privateLinkPaths].sort()).toEqual([...privateLinkPaths].sort())
  })
})
