import { isIPv6 } from 'node:net'

/**
 * The address as limits count it: an IPv4 address as it is, an IPv6 address by its /64, of which every home and phone has one to
 * itself (docs/product.md#safety). An IPv4-mapped IPv6 address (`::ffff:203.0.113.7`) counts as the IPv4 one. A text that is
 * not an address stays as it is.
 */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return ipv4Of(groups)
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of a valid IPv6 address, however it was shortened. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = parts(head)
  const after = parts(tail ?? '')
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function parts(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return Number.parseInt(part, 16)
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

function ipv4Of(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
