import { expect, it } from 'vitest'
import { viewerAddress } from './viewer-address.ts'

it.each([
  ['127.0.0.1', null, '127.0.0.1'],
  ['::ffff:127.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['::1', '203.0.113.9', '203.0.113.9'],
  ['192.0.2.5', '203.0.113.9', '192.0.2.5'],
])('takes a socket from %s that names %s for %s', (socket, forwarded, viewer) => {
  expect(viewerAddress(socket, forwarded)).toBe(viewer)
})
