import { Trans } from '@lingui/react/macro'
import { Logo } from '../components/layout/logo.tsx'
import { buttonVariants } from '../components/ui/button.tsx'

/** The empty event (specification §2: a 404 shows an empty event), or that the page could not be made. */
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
          <Trans>It may not be published yet, or it has ended. Ask the person who sent you the link.</Trans>
        )}
      </p>
      <a href="/" className={buttonVariants({ className: 'mt-4' })}>
        <Trans>Go to the home page</Trans>
      </a>
    </div>
  )
}
