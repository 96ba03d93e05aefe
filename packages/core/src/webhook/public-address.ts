import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { parseUrl } from '@foyer/contracts/parse-url'
import { config } from '../config.ts'

/** Names that lead to the inside of a network, wherever they are asked for. */
const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa)$/

/** What IANA keeps of IPv4 for other uses than the internet, such as addresses of metadata services. */
const keptOfIpv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** Of IPv6 only 2000::/3 is in use; these are kept within it, or lead to an IPv4 address. */
const usedOfIpv6 = '2000::/3'
const keptOfIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48']

function listOf(kind: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), kind)
  }
  return list
}

const kept = { ipv4: listOf('ipv4', keptOfIpv4), ipv6: listOf('ipv6', keptOfIpv6) }
const used = listOf('ipv6', [usedOfIpv6])

/** Whether an IP address is one of the internet. */
function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !kept.ipv4.check(address, 'ipv4')
  return version === 6 && used.check(address, 'ipv6') && !kept.ipv6.check(address, 'ipv6')
}

/** Where web servers are reached by https: 443, which a URL leaves out, and 8443. A webhook knocks on no other service's port. */
const ports = ['', '8443']

/** Whether a webhook may have this address, as far as can be said without asking DNS. */
export function isAllowedUrl(text: string): boolean {
  const url = parseUrl(text)
  if (url === null || url.username + url.password !== '') return false
  if (isInner(url)) return url.protocol === 'http:' || url.protocol === 'https:'
  const host = hostOf(url)
  if (url.protocol !== 'https:' || !ports.includes(url.port)) return false
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !innerNames.test(host)
}

/**
 * The address to connect to, asked from DNS once. Every address of the name has to be public, and the one that was checked is the one that is used: a name that
 * answers otherwise a moment later gains nothing. Null where it may not be reached.
 */
export async function addressOf(url: URL): Promise<{ address: string; family: number } | null> {
  const host = hostOf(url)
  if (!isAllowedUrl(url.href)) return null
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true })
  const arePublic = found.every(({ address }) => isPublicAddress(address))
  return isInner(url) || arePublic ? (found[0] ?? null) : null
}

/** The host of an address, for people. */
export function hostIn(text: string): string {
  const url = parseUrl(text)
  return url ? hostOf(url) : ''
}

/** Without the brackets of IPv6 and the dot that ends a whole name. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

function isInner(url: URL): boolean {
  return config().WEBHOOK_INNER_HOSTS.includes(hostOf(url))
}
