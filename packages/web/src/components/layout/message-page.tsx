import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Logo } from './logo.tsx'

interface MessagePageProps {
  title: string
  children: ReactNode
  /** The text of the link to the home page. */
  homeLabel: string
  /** Another page than `/` where the readers of this one are at home. */
  homeHref?: string
  /** An action before the link to the home page, such as "Try again". */
  action?: ReactNode
  /** Makes the link to the home page small, for readers who need another way on. The home page is for organizers. */
  isHomeQuiet?: boolean
}

/** A page that is only a message: logo, heading, description, link home (specification 2.error-screen). */
export function MessagePage({
  title,
  children,
  homeLabel,
  homeHref = '/',
  action,
  isHomeQuiet = false,
}: MessagePageProps) {
  usePageTitle(title)
  return (
    <main
      data-slot="message-page"
      className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 px-6 py-16 text-center"
    >
      <Logo />
      <h1 className="mt-4 text-xl font-semibold">{title}</h1>
      <div className="max-w-md text-base text-pretty text-muted-foreground">{children}</div>
      <div className="mt-4 flex flex-wrap justify-center gap-2 empty:hidden">
        {action}
        {!isHomeQuiet && (
          <Button asChild variant={action ? 'secondary' : 'primary'}>
            {/* A plain link: a full load leaves whatever broke behind. */}
            <a href={homeHref}>{homeLabel}</a>
          </Button>
        )}
      </div>
      {isHomeQuiet && (
        <a
          href={homeHref}
          className="inline-flex min-h-6 items-center text-sm text-muted-foreground underline underline-offset-4"
        >
          {homeLabel}
        </a>
      )}
    </main>
  )
}
