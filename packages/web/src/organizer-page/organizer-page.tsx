import { Trans, useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { LegalLinkList } from '../components/foyer/legal-link-list.tsx'
import { RichText } from '../components/foyer/rich-text.tsx'
import { Picture } from '../components/ui/picture.tsx'
import { organizerAddress } from '../event-page/page-address.ts'
import { LanguageLinks } from '../event-page/page-language.tsx'
import { logoOf } from '../lib/look/logo-of.ts'
import { EventSections } from './event-sections.tsx'
import type { OrganizerPageState } from './organizer-page-state.ts'
import { OrganizerUnavailable } from './organizer-unavailable.tsx'

/** The organizer's public page: who they are, what comes, what was. It is complete without script. */
export function OrganizerPage({ state }: { state: OrganizerPageState }) {
  const { t } = useLingui()
  const { shown } = state
  if (!shown)
    return (
      <main className="px-4 text-base">
        <OrganizerUnavailable />
      </main>
    )
  return (
    <div className="flex min-h-dvh flex-col text-base">
      <main className="mx-auto grid w-full max-w-3xl grow content-start gap-10 px-4 py-8 sm:px-6 sm:py-12">
        <OrganizerHeader organizer={shown.organizer} />
        <EventSections shown={shown} />
      </main>
      <footer className="mx-auto flex w-full max-w-3xl flex-wrap gap-x-4 gap-y-2 px-4 py-6 text-sm text-muted-foreground sm:px-6">
        <LanguageLinks
          locale={state.locale}
          address={organizerAddress(shown.organizer, { state: shown.state, page: shown.events.meta.page })}
        />
        <span>
          <Trans>Tickets by Foyer</Trans>
        </span>
        <LegalLinkList
          pages={state.legalPages}
          words={{ terms: t`Terms`, privacy: t`Privacy`, imprint: t`Legal notice` }}
        />
      </footer>
    </div>
  )
}

type Organizer = NonNullable<OrganizerPageState['shown']>['organizer']

function OrganizerHeader({ organizer }: { organizer: Organizer }) {
  const { t } = useLingui()
  const { name, website, description } = organizer
  const logo = logoOf(organizer)
  return (
    <header className="grid gap-5">
      <div className="flex flex-wrap items-center gap-5">
        {logo && (
          <Picture
            image={logo}
            sizes="96px"
            className="size-20 shrink-0 rounded-lg border bg-card object-contain sm:size-24"
          />
        )}
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h1 className="text-2xl font-semibold text-balance wrap-anywhere sm:text-3xl">{name}</h1>
          {website && (
            <p>
              <a
                href={website}
                rel="noopener noreferrer nofollow"
                className="inline-flex items-center gap-1.5 text-accent-foreground underline underline-offset-4 wrap-anywhere"
              >
                <Globe aria-hidden className="size-4 shrink-0" />
                {new URL(website).hostname}
              </a>
            </p>
          )}
        </div>
      </div>
      <RichText html={description} className="text-pretty" />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground empty:hidden">
        <LegalLinkList
          pages={organizer}
          words={{ terms: t`Terms`, privacy: t`Privacy`, imprint: t`Legal notice` }}
        />
      </p>
    </header>
  )
}
