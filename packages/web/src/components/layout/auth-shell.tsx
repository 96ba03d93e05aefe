import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../ui/page-title.ts'
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

/** The frame of sign-in and sign-up: the form and, if there is room, a calm welcome beside it. */
export function AuthShell({ title, description, footer, children }: AuthShellProps) {
  usePageTitle(title)
  return (
    <div data-slot="auth-shell" className="grid min-h-dvh lg:grid-cols-2">
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
      <aside aria-hidden className="relative hidden overflow-hidden bg-accent lg:grid lg:place-items-end">
        <Doorway />
        <p className="relative w-full p-12 text-2xl font-semibold text-balance text-accent-foreground">
          <Trans>Where every event begins.</Trans>
        </p>
      </aside>
    </div>
  )
}

/** A picture of doors behind doors, in the colors of the tokens. */
function Doorway() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 600"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full text-primary"
    >
      {[190, 145, 100, 55].map((half, index) => (
        <path
          key={half}
          d={`M${200 - half} 600V${300 - half * 0.2}a${half} ${half} 0 0 1 ${half * 2} 0V600z`}
          fill="currentColor"
          opacity={0.07 + index * 0.06}
        />
      ))}
    </svg>
  )
}
