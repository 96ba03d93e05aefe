import type { LambdaEvent } from 'hono/aws-lambda'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const event = (stageVariables?: Record<string, string>) =>
  ({
    version: '2.0',
    stageVariables,
    requestContext: { http: { sourceIp: '192.0.2.1' } },
  }) as unknown as LambdaEvent
const sent = (headers: Record<string, string>) => (name: string) => headers[name]
const viewer = { 'x-foyer-viewer-address': '203.0.113.7' }

describe('clientAddress', () => {
  it('trusts the edge, by the key that it shares with the stage', () => {
    const headers = sent({ ...viewer, 'x-foyer-edge-key': 'shared' })
    expect(clientAddress(event({ edge_key: 'shared' }), headers)).toBe('203.0.113.7')
  })

  it('takes the request’s own source when anybody else says who the viewer is', () => {
    const stage = event({ edge_key: 'shared' })
    expect(clientAddress(stage, sent(viewer))).toBe('192.0.2.1')
    expect(clientAddress(stage, sent({ ...viewer, 'x-foyer-edge-key': 'guessed' }))).toBe('192.0.2.1')
    expect(clientAddress(event(), sent(viewer))).toBe('192.0.2.1')
    expect(clientAddress(stage, sent({ 'x-foyer-edge-key': 'shared' }))).toBe('192.0.2.1')
  })

  it('is the /64 of an IPv6 viewer, so that one home does not count as many clients', () => {
    const from = (address: string) => ({ 'x-foyer-viewer-address': address, 'x-foyer-edge-key': 'shared' })
    const stage = event({ edge_key: 'shared' })
    expect(clientAddress(stage, sent(from('2001:db8:0:7::1')))).toBe('2001:db8:0:7::/64')
    expect(clientAddress(stage, sent(from('2001:db8:0:7:9::2')))).toBe('2001:db8:0:7::/64')
  })
})
