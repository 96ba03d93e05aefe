import { Trans } from '@lingui/react/macro'
import { Logo } from '../components/layout/logo.tsx'
import { buttonVariants } from '../components/ui/button.tsx'

/**
 * Shown for an unknown event (specification §2: a 404 shows an empty event), or if the page failed. It links to the
 * buyer's tickets, because the home page is for organizers.
 */
export function EventUnavailable({ isFailed }: { isFailed: boolean }) {
  return (
    <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <Logo />
      <h1 className="mt-4 text-xl font-semibold">
        {isFailed ? <Trans>Something went wrong</Trans> : <Trans>The event is not available</Trans>}
      </h1>
      <p className="max-w-md text-pretty text-muted-foreground">
        {isFailed ? (
          <Trans>An unexpected error occurred, please try again.</Trans>
        ) : (
          <Trans>
            The link may be incomplete, or the organizer does not show this event now. Ask the person who sent
            you the link.
          </Trans>
        )}
      </p>
      <a href="/tickets" className={buttonVariants({ className: 'mt-4' })}>
        <Trans>Find my tickets</Trans>
      </a>
      <a
        href="/"
        className="inline-flex min-h-6 items-center text-sm text-muted-foreground underline underline-offset-4"
      >
        <Trans>Go to the home page</Trans>
      </a>
    </div>
  )
}
