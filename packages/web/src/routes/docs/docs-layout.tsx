import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { LegalLinks } from '../../components/layout/legal-links.tsx'
import { LocaleSelect } from '../../components/layout/locale-select.tsx'
import { Logo } from '../../components/layout/logo.tsx'
import { PageOutlet } from '../../components/layout/page-outlet.tsx'
import { Button } from '../../components/ui/button.tsx'
import { docsQueries } from '../../features/docs/api-document.ts'
import { CallLinks } from '../../features/docs/call-links.tsx'
import { DocsLink } from '../../features/docs/docs-link.tsx'
import { cn } from '../../lib/look/cn.ts'
import { paths } from '../../paths.ts'

/** The frame of the documentation: what there is to read at the side, or behind a button on a phone. */
export function DocsLayout() {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  return (
    <div
      data-slot="docs"
      className="mx-auto flex min-h-dvh w-full max-w-300 flex-col px-4 py-6 text-sm sm:px-8"
    >
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <Link to={paths.home()} className="inline-block rounded-md">
          <Logo />
        </Link>
        <Button
          variant="secondary"
          className="lg:hidden"
          aria-expanded={isOpen}
          aria-controls="docs-contents"
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          <Trans>Contents</Trans>
        </Button>
      </header>
      <div className="grid grow grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
        <Contents isOpen={isOpen} />
        <main id="content" className={cn(isOpen && 'max-lg:hidden')}>
          <PageOutlet />
        </main>
      </div>
      <footer className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground">
        <LocaleSelect />
        <LegalLinks />
      </footer>
    </div>
  )
}

function Contents({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui()
  const { data: documents } = useQuery(docsQueries.documents())
  return (
    <nav
      id="docs-contents"
      aria-label={t`Contents`}
      className={cn(
        'content-start gap-6 lg:sticky lg:top-6 lg:grid lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-1',
        isOpen ? 'grid' : 'hidden',
      )}
    >
      <ul>
        <ContentsLink to={paths.docs()}>
          <Trans>Guide</Trans>
        </ContentsLink>
        <ContentsLink to={paths.docs('webhooks')}>
          <Trans>Webhooks</Trans>
        </ContentsLink>
        <ContentsLink to={paths.docs('stability')}>
          <Trans>What programs may rely on</Trans>
        </ContentsLink>
        <ContentsLink to={paths.docs('changes')}>
          <Trans>What changed</Trans>
        </ContentsLink>
        <ContentsLink to={paths.apiReference()}>
          <Trans>All calls</Trans>
        </ContentsLink>
      </ul>
      {documents && <CallLinks documents={documents} />}
    </nav>
  )
}

function ContentsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <DocsLink to={to} className="block font-medium">
        {children}
      </DocsLink>
    </li>
  )
}
