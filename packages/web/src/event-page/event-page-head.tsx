import { assets } from 'virtual:event-page-assets'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { formatDateRange } from '../lib/format-date.ts'
import { catalogLocale } from '../lib/locales.ts'
import { eventJsonLd } from './event-json-ld.ts'
import type { EventPageState } from './event-page-state.ts'
import { safeJson } from './safe-json.ts'
import { venueLine } from './venue-line.ts'

/** Title, description, sharing tags, JSON-LD, and the files that the page needs. Rendered on the server only. */
export function EventPageHead({ state }: { state: EventPageState }) {
  const catalog = assets.catalogs[catalogLocale(state.locale)]
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script src="/theme-boot.js" />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      {[...assets.preloads, ...(catalog ? [catalog] : [])].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={assets.script} />
      {state.event ? <EventMeta event={state.event} state={state} /> : <MissingEventMeta />}
    </head>
  )
}

function MissingEventMeta() {
  return (
    <>
      <title>Foyer</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

function EventMeta({ event, state }: { event: PublicEvent; state: EventPageState }) {
  const { settings } = event
  const title = settings.seo_title || event.title
  const when = formatDateRange(event.start_date, event.end_date, event.timezone, state.locale)
  const description =
    settings.seo_description || [when, venueLine(settings.location)].filter(Boolean).join(' · ')
  const url = `${state.siteUrl}/e/${event.id}/${event.slug}`
  const cover = event.images.find((image) => image.type === 'EVENT_COVER')
  const mayBeIndexed = settings.allow_search_indexing && !state.isWidget
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {settings.seo_keywords && <meta name="keywords" content={settings.seo_keywords} />}
      {!mayBeIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {cover && <meta property="og:image" content={state.siteUrl + cover.url} />}
      <meta name="twitter:card" content={cover ? 'summary_large_image' : 'summary'} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: safeJson(eventJsonLd(event, url, state.siteUrl)) }}
      />
    </>
  )
}
