import { createHash } from 'node:crypto'
import { assets } from 'virtual:page-assets'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { Locale } from '@foyer/contracts/locale'
import { formatDateRange } from '../lib/format/format-date.ts'
import { coverOf } from './cover-of.ts'
import { eventJsonLd } from './event-json-ld.ts'
import type { EventPageState } from './event-page-state.ts'
import { eventAddress, inLanguage } from './page-address.ts'
import { PageBasics } from './page-basics.tsx'
import { PageMeta } from './page-meta.tsx'
import { plainText } from './plain-text.ts'
import { venueLine } from './venue-line.ts'

/** Title, description, sharing tags, JSON-LD, and the page's files. Rendered only on the server. */
export function EventPageHead({ state }: { state: EventPageState }) {
  const design = state.event?.settings.homepage_design
  return (
    <head>
      {/* No link leads to a page that refuses to be framed. Some frames may not navigate the whole window. */}
      {state.isWidget && <base target="_blank" />}
      <PageBasics themeColor={design?.background_color ?? null} font={design?.font} />
      <script
        type="module"
        src={assets.loader}
        // Without an event there is nothing for React to take over.
        data-script={state.event ? assets.script : undefined}
        data-preloads={state.event ? assets.preloads.join(' ') : undefined}
      />
      {state.event && !state.draftAddress ? (
        <EventMeta event={state.event} state={state} />
      ) : (
        <UnindexedMeta title={state.event?.title ?? 'Foyer'} />
      )}
    </head>
  )
}

/** Of a draft and of a missing event. */
function UnindexedMeta({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
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
  const url = state.siteUrl + eventAddress(event)
  const namedLocale = state.isLocaleNamed ? state.locale : null
  const cover = coverOf(event)
  const picture = state.siteUrl + pictureAddress(event, state.locale)
  // What a promo code unlocks must not be found by search engines.
  const isListed = settings.allow_search_indexing && !event.is_test
  const mayBeIndexed = isListed && !state.isWidget && event.promo_code === null
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        url={url}
        namedLocale={namedLocale}
        image={{ url: picture, width: 1200, height: 630, alt: [title, when].join(' · ') }}
        isIndexed={mayBeIndexed}
        jsonLd={eventJsonLd(event, {
          url: namedLocale ? inLanguage(url, namedLocale) : url,
          siteUrl: state.siteUrl,
          description: settings.seo_description || plainText(event.description) || description,
          images: [...(cover ? [state.siteUrl + cover.url] : []), picture],
        })}
      />
      {settings.seo_keywords && <meta name="keywords" content={settings.seo_keywords} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The event's picture in this language. Its URL changes with its content, because other sites cache pictures by URL. */
function pictureAddress(event: PublicEvent, locale: Locale): string {
  const { id, title, start_date, end_date, timezone, organizer, settings } = event
  const { is_online_event, location, homepage_design } = settings
  const shown = [title, start_date, end_date, timezone, organizer.name, is_online_event, location]
  const rest = [homepage_design.primary_color, coverOf(event)?.id]
  const version = createHash('sha1')
    .update(JSON.stringify([shown, rest]))
    .digest('hex')
    .slice(0, 8)
  return `/e/${id}/picture.png?lang=${locale}&v=${version}`
}
