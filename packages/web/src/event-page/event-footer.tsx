import type { Locale } from '@foyer/contracts/locale'
import type { LegalPages } from '@foyer/contracts/stage/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { LegalLinkList } from '../components/foyer/legal-link-list.tsx'
import { cn } from '../lib/look/cn.ts'
import { paths } from '../paths.ts'
import { LanguageLinks } from './page-language.tsx'

interface EventFooterProps {
  locale: Locale
  /** The page's address without a language. */
  address: string
  /** The event for the link back from the page that finds tickets. Undefined on an organizer's page. */
  eventId?: string | undefined
  legalPages: LegalPages
  /** As wide as the page above it: the whole one, or one column. */
  isColumn?: boolean
  /** Adds a background to stay readable on a picture. */
  isOnCover: boolean
}

/** The page's footer: who sells the tickets, and links to the page in other languages. */
export function EventFooter({ locale, address, eventId, legalPages, isColumn, isOnCover }: EventFooterProps) {
  const { t } = useLingui()
  return (
    <footer
      className={cn(
        'mx-auto flex w-full flex-wrap items-center justify-between gap-4 px-4 py-6 text-sm max-lg:pb-28 sm:px-6',
        isColumn ? 'max-w-2xl' : 'max-w-5xl',
        isOnCover ? 'bg-background text-muted-foreground sm:rounded-t-lg' : 'text-backdrop-foreground',
      )}
    >
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <a href={paths.home()} className="underline underline-offset-4">
          <Trans>Tickets by Foyer</Trans>
        </a>
        <a href={paths.findTickets(eventId)} className="underline underline-offset-4">
          <Trans>Find my tickets</Trans>
        </a>
        <LegalLinkList
          pages={legalPages}
          words={{ terms: t`Terms`, privacy: t`Privacy`, imprint: t`Legal notice` }}
        />
      </div>
      <LanguageLinks locale={locale} address={address} />
    </footer>
  )
}
