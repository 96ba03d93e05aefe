/** What visits are counted under where no place can be named. */
export const directSource = 'direct'
export const otherSource = 'other'

/** Sites that send visitors, by their names and the ends of their hosts. Of two that fit, the first counts. */
const sites: readonly (readonly [source: string, hosts: RegExp])[] = [
  ['email', hosts('mail.google.com', 'mail.yahoo.com', 'outlook.live.com', 'outlook.office.com', 'mail.ru')],
  ['google', /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/],
  ['bing', hosts('bing.com')],
  ['duckduckgo', hosts('duckduckgo.com')],
  ['ecosia', hosts('ecosia.org')],
  ['yahoo', hosts('yahoo.com', 'yahoo.co.jp')],
  ['baidu', hosts('baidu.com')],
  ['chatgpt', hosts('chatgpt.com', 'chat.openai.com')],
  ['instagram', hosts('instagram.com')],
  ['facebook', hosts('facebook.com', 'fb.com', 'fb.me', 'messenger.com')],
  ['threads', hosts('threads.net', 'threads.com')],
  ['x', hosts('t.co', 'x.com', 'twitter.com')],
  ['bluesky', hosts('bsky.app')],
  ['mastodon', hosts('mastodon.social')],
  ['linkedin', hosts('linkedin.com', 'lnkd.in')],
  ['youtube', hosts('youtube.com', 'youtu.be')],
  ['tiktok', hosts('tiktok.com')],
  ['reddit', hosts('reddit.com')],
  ['pinterest', hosts('pinterest.com')],
  ['whatsapp', hosts('whatsapp.com', 'wa.me')],
  ['telegram', hosts('telegram.org', 't.me')],
  ['weibo', hosts('weibo.com', 'weibo.cn')],
  ['wechat', hosts('weixin.qq.com', 'wechat.com')],
]

function hosts(...names: string[]): RegExp {
  return new RegExp(`(?:^|\\.)(?:${names.join('|').replaceAll('.', '\\.')})$`)
}

const longestName = 40

/**
 * The short name of the place that a page names (`cameFrom`): a known site, or what a campaign, an affiliate or a widget is called. All other sites are one,
 * so that nothing of where a person was before is kept (docs/decisions/0130).
 */
export function visitSource(came_from: string): string {
  if (came_from === '') return directSource
  if (came_from.includes('://')) return siteOf(came_from)
  const name = came_from
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return [...name].slice(0, longestName).join('') || otherSource
}

function siteOf(address: string): string {
  if (!URL.canParse(address)) return otherSource
  const { hostname } = new URL(address)
  return sites.find(([, pattern]) => pattern.test(hostname))?.[0] ?? otherSource
}
