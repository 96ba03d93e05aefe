import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LegalLinks } from './legal-links.tsx'
import { LocaleSelect } from './locale-select.tsx'

interface PublicShellProps {
  /** Usually the event's title, with a link back to its page. */
  header?: ReactNode
  children: ReactNode
}

/** The frame of the buyers' pages other than the event page, such as checkout and ticket: one calm column. */
export function PublicShell({ header, children }: PublicShellProps) {
  return (
    <div data-slot="public-shell" className="flex min-h-dvh flex-col text-base">
      {header && (
        <header className="sticky top-0 z-10 border-b bg-card print:hidden">
          <div className="mx-auto flex min-h-14 w-full max-w-2xl items-center gap-4 px-4 py-2">{header}</div>
        </header>
      )}
      <main id="content" className="mx-auto w-full max-w-2xl grow px-4 py-6 sm:py-8">
        {children}
      </main>
      <footer className="mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between gap-4 px-4 py-6 text-sm text-muted-foreground print:hidden">
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <a href={paths.home()} className="underline underline-offset-4">
            <Trans>Tickets by Foyer</Trans>
          </a>
          <a href={paths.findTickets()} className="underline underline-offset-4">
            <Trans>Find my tickets</Trans>
          </a>
          <LegalLinks />
        </div>
        <LocaleSelect />
      </footer>
    </div>
  )
}
