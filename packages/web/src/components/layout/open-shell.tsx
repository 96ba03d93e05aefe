import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { LegalLinks } from './legal-links.tsx'
import { LocaleSelect } from './locale-select.tsx'
import { Logo } from './logo.tsx'

interface OpenShellProps {
  title: string
  description: string
  children: ReactNode
}

/** The frame of a screen before there is anything to navigate: its whole width for one task. */
export function OpenShell({ title, description, children }: OpenShellProps) {
  return (
    <div
      data-slot="open-shell"
      className="mx-auto flex min-h-dvh w-full max-w-300 flex-col px-4 py-6 text-sm sm:px-8"
    >
      <header className="mb-8">
        <Link to={paths.home()} className="inline-block rounded-md">
          <Logo />
        </Link>
      </header>
      <main id="content" className="grow">
        <PageHeader title={title} description={description} />
        {children}
      </main>
      <footer className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground">
        <LocaleSelect />
        <LegalLinks />
      </footer>
    </div>
  )
}
