import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Globe } from 'lucide-react'
import { LegalLinkList } from '../components/foyer/legal-link-list.tsx'
import { RichText } from '../components/foyer/rich-text.tsx'
import { buttonVariants } from '../components/ui/button.tsx'
import { Picture } from '../components/ui/picture.tsx'
import { inLanguage, organizerAddress } from '../event-page/page-address.ts'
import { LanguageLinks } from '../event-page/page-language.tsx'
import { logoOf } from '../lib/look/logo-of.ts'
import { paths } from '../paths.ts'
import { EventSections } from './event-sections.tsx'
import type { OrganizerPageState } from './organizer-page-state.ts'
import { OrganizerUnavailable } from './organizer-unavailable.tsx'

/** The organizer's public page: who they are, and their upcoming and past events. It is complete without script. */
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
        <FollowByCalendar organizer={shown.organizer} state={state} />
        <EventSections shown={shown} />
      </main>
      <footer className="mx-auto flex w-full max-w-3xl flex-wrap gap-x-4 gap-y-2 px-4 py-6 text-sm text-muted-foreground sm:px-6">
        <LanguageLinks
          locale={state.locale}
          address={organizerAddress(shown.organizer, { state: shown.state, page: shown.events.meta.page })}
        />
        <a href={paths.home()} className="underline underline-offset-4">
          <Trans>Tickets by Foyer</Trans>
        </a>
        <LegalLinkList
          pages={state.legalPages}
          words={{ terms: t`Terms`, privacy: t`Privacy`, imprint: t`Legal notice` }}
        />
      </footer>
    </div>
  )
}

/** Subscribes a calendar to the organizer's events: by a tap if it knows `webcal:`, else by the copied address. */
function FollowByCalendar({ organizer, state }: { organizer: Organizer; state: OrganizerPageState }) {
  const feed = inLanguage(`${state.siteUrl}/o/${organizer.id}/calendar.ics`, state.locale)
  return (
    <details className="-mt-4 text-sm">
      <summary className="w-fit list-none [&::-webkit-details-marker]:hidden">
        <span className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
          <CalendarPlus aria-hidden />
          <Trans>Follow in your calendar</Trans>
        </span>
      </summary>
      <div className="mt-3 grid gap-3 rounded-lg border bg-card p-4">
        <p>
          <a href={feed.replace(/^https?:/, 'webcal:')} className={buttonVariants({ size: 'sm' })}>
            <Trans>Open in the calendar app</Trans>
          </a>
        </p>
        <p className="text-muted-foreground">
          <Trans>For other calendars, such as Google Calendar, subscribe to this address:</Trans>
        </p>
        <code className="block rounded-md bg-muted p-2 break-all select-all">{feed}</code>
      </div>
    </details>
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
