import { describe, expect, it } from 'vitest'
import { clientNetwork } from './client-network.ts'

describe('the address by which limits count a client', () => {
  it('is the /64 of an IPv6 address, however the address is written', () => {
    const network = '2001:db8:0:7::/64'
    for (const address of [
      '2001:db8:0:7::1',
      '2001:DB8::7:aaaa:bbbb:cccc:dddd',
      '2001:0db8:0000:0007:1:2:3:4',
      '2001:db8:0:7:ffff:ffff:198.51.100.9',
      '2001:db8:0:7::1%eth0',
    ])
      expect(clientNetwork(address)).toBe(network)
    expect(clientNetwork('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64')
    expect(clientNetwork('::1')).toBe('0:0:0:0::/64')
  })

  it('is an IPv4 address as it is, even when it comes as IPv6', () => {
    for (const address of [
      '203.0.113.7',
      '::ffff:203.0.113.7',
      '::FFFF:cb00:7107',
      '0:0:0:0:0:ffff:203.0.113.7',
    ])
      expect(clientNetwork(address)).toBe('203.0.113.7')
  })

  it('leaves a text that is not an address alone', () => {
    for (const text of ['', 'unknown', '203.0.113', 'beef']) expect(clientNetwork(text)).toBe(text)
  })
})
