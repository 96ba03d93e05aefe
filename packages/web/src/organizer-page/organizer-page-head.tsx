import { useLingui } from '@lingui/react/macro'
import { organizerAddress } from '../event-page/page-address.ts'
import { PageBasics } from '../event-page/page-basics.tsx'
import { PageMeta } from '../event-page/page-meta.tsx'
import { plainText } from '../event-page/plain-text.ts'
import { logoOf } from '../lib/look/logo-of.ts'
import { organizerJsonLd } from './organizer-json-ld.ts'
import type { OrganizerPageState } from './organizer-page-state.ts'

/** Title, description, sharing tags, JSON-LD, and the page's files. The theme's is the only script, and a frame's that tells its height. */
export function OrganizerPageHead({ state }: { state: OrganizerPageState }) {
  return (
    <head>
      {state.widgetLook && <base target="_blank" />}
      <PageBasics />
      {state.widgetLook ? <script defer src="/organizer-frame.js" /> : <script async src="/theme-boot.js" />}
      {state.shown && !state.widgetLook ? (
        <OrganizerMeta shown={state.shown} state={state} />
      ) : (
        <>
          <title>{state.shown?.organizer.name ?? 'Foyer'}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
    </head>
  )
}

interface OrganizerMetaProps {
  shown: NonNullable<OrganizerPageState['shown']>
  state: OrganizerPageState
}

function OrganizerMeta({ shown, state: { siteUrl, locale, isLocaleNamed } }: OrganizerMetaProps) {
  const { t } = useLingui()
  const { organizer, state, events, past } = shown
  const { name } = organizer
  const url = siteUrl + organizerAddress(organizer)
  const page = siteUrl + organizerAddress(organizer, { state, page: events.meta.page })
  const logo = logoOf(organizer)
  return (
    <>
      <PageMeta
        title={name}
        description={plainText(organizer.description) || t`Events by ${name}, with tickets.`}
        url={page}
        namedLocale={isLocaleNamed ? locale : null}
        image={logo && { url: siteUrl + logo.url, width: logo.width, height: logo.height, alt: name }}
        // An organizer without published events is not in search results.
        isIndexed={events.meta.total + (past?.meta.total ?? 0) > 0}
        jsonLd={organizerJsonLd(organizer, url, siteUrl)}
      />
      <meta name="twitter:card" content="summary" />
    </>
  )
}
