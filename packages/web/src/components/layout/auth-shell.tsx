import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { FrontDoor } from './front-door.tsx'
import { LegalLinks } from './legal-links.tsx'
import { LocaleSelect } from './locale-select.tsx'
import { Logo } from './logo.tsx'

interface AuthShellProps {
  title: string
  description?: ReactNode
  /** The link to the other page, below the form. */
  footer?: ReactNode
  children: ReactNode
}

/** The frame of sign-in and sign-up: the form, and beside or below it what Foyer is. */
export function AuthShell({ title, description, footer, children }: AuthShellProps) {
  usePageTitle(title)
  return (
    <div data-slot="auth-shell" className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      <div className="flex flex-col px-4 py-6 sm:px-8">
        <header>
          <Link to={paths.home()} className="inline-block rounded-md">
            <Logo />
          </Link>
        </header>
        <main className="m-auto grid w-full max-w-sm gap-6 py-12">
          <div className="grid gap-2">
            <h1 className="text-xl font-semibold">{title}</h1>
            {description && <p className="text-base text-muted-foreground">{description}</p>}
          </div>
          {children}
          {footer && <div className="text-sm text-muted-foreground">{footer}</div>}
        </main>
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted-foreground">
          <LocaleSelect />
          <LegalLinks />
        </footer>
      </div>
      <FrontDoor />
    </div>
  )
}
