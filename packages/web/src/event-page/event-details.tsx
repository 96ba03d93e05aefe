import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Mail, MapPinned } from 'lucide-react'
import type { ReactNode } from 'react'
import { LegalLinkList } from '../components/foyer/legal-link-list.tsx'
import { RichText } from '../components/foyer/rich-text.tsx'
import { buttonVariants } from '../components/ui/button.tsx'
import { Picture } from '../components/ui/picture.tsx'
import { logoOf } from '../lib/look/logo-of.ts'
import { organizerAddress } from './page-address.ts'
import { textLang } from './text-lang.ts'
import { addressLines, mapUrl } from './venue-line.ts'

const linkClass = 'text-link underline underline-offset-4'

/** Description, location with its map, and organizer. */
export function EventDetails({ event }: { event: PublicEvent }) {
  const { t } = useLingui()
  const { settings, organizer } = event
  const logo = logoOf(organizer)
  const lines = settings.is_online_event ? [] : addressLines(settings.location)
  return (
    <div className="order-4 grid content-start gap-10">
      {event.description && (
        <Section id="about" part="description" title={<Trans>About this event</Trans>}>
          <div lang={textLang(event)}>
            <RichText html={event.description} className="text-pretty" />
          </div>
        </Section>
      )}
      {lines.length > 0 && (
        <Section id="place" part="place" title={<Trans>Place</Trans>}>
          <address className="not-italic wrap-anywhere">
            {lines.map((line, index) => (
              <span key={line} className={index === 0 ? 'block font-medium' : 'block'}>
                {line}
              </span>
            ))}
          </address>
          <p>
            <a href={mapUrl(settings)} target="_blank" rel="noopener noreferrer" className={linkClass}>
              <MapPinned aria-hidden className="me-1.5 inline size-4" />
              <Trans>Open the map</Trans>
            </a>
          </p>
        </Section>
      )}
      <Section id="organizer" part="organizer" title={<Trans>Organizer</Trans>}>
        <div className="flex items-center gap-3">
          {logo && (
            <Picture
              image={logo}
              sizes="48px"
              loading="lazy"
              className="size-12 shrink-0 rounded-md border bg-card object-contain"
            />
          )}
          <div className="grid min-w-0 justify-items-start">
            <a href={organizerAddress(organizer)} className={`font-medium wrap-anywhere ${linkClass}`}>
              {organizer.name}
            </a>
            {organizer.website && (
              <a
                href={organizer.website}
                rel="noopener noreferrer nofollow"
                className="inline-block py-1 text-sm text-muted-foreground underline underline-offset-4 wrap-anywhere"
              >
                {new URL(organizer.website).hostname}
              </a>
            )}
          </div>
        </div>
        <RichText html={organizer.description} className="text-muted-foreground" />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground empty:hidden">
          <LegalLinkList
            pages={organizer}
            words={{ terms: t`Terms`, privacy: t`Privacy`, imprint: t`Legal notice` }}
          />
        </p>
        <p className="flex flex-wrap gap-2">
          {settings.support_email && (
            <a
              href={`mailto:${settings.support_email}`}
              className={buttonVariants({ variant: 'secondary', size: 'sm' })}
            >
              <Mail aria-hidden />
              <Trans>Contact the organizer</Trans>
            </a>
          )}
          <a
            href={`/api/public/events/${event.id}/calendar.ics`}
            className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          >
            <CalendarPlus aria-hidden />
            <Trans>Add to calendar</Trans>
          </a>
        </p>
      </Section>
    </div>
  )
}

interface SectionProps {
  id: string
  /** By what the designer's preview knows it. */
  part?: string
  title: ReactNode
  children: ReactNode
}

function Section({ id, part, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} data-part={part} className="grid gap-3">
      <h2 id={id} className="scroll-mt-6 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
