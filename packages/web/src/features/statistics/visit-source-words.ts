import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Sites by their short names (`visit-source.ts` of core), as they write themselves. */
const sites: Record<string, string> = {
  baidu: 'Baidu',
  bing: 'Bing',
  bluesky: 'Bluesky',
  chatgpt: 'ChatGPT',
  duckduckgo: 'DuckDuckGo',
  ecosia: 'Ecosia',
  facebook: 'Facebook',
  google: 'Google',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  telegram: 'Telegram',
  threads: 'Threads',
  tiktok: 'TikTok',
  wechat: 'WeChat',
  weibo: 'Weibo',
  whatsapp: 'WhatsApp',
  x: 'X',
  yahoo: 'Yahoo',
  youtube: 'YouTube',
}

const words: Record<string, MessageDescriptor> = {
  direct: msg`Direct or unknown`,
  email: msg`Web mail`,
  'organizer-page': msg`Organizer’s page`,
  other: msg`Other places`,
  widget: msg`Widget`,
}

/** What people read for a source: a text, a site's name, or what a campaign or affiliate is called. */
export function visitSourceWords(source: string): MessageDescriptor | string {
  return words[source] ?? sites[source] ?? source
}
