import { Trans } from '@lingui/react/macro'
import { Logo } from '../components/layout/logo.tsx'
import { buttonVariants } from '../components/ui/button.tsx'

/** Shown if the organizer is unknown. */
export function OrganizerUnavailable() {
  return (
    <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <Logo />
      <h1 className="mt-4 text-xl font-semibold">
        <Trans>This organizer does not exist</Trans>
      </h1>
      <p className="max-w-md text-pretty text-muted-foreground">
        <Trans>
          The address may be mistyped, or the organizer has left. Ask the person who sent you the link.
        </Trans>
      </p>
      <a href="/" className={buttonVariants({ className: 'mt-4' })}>
        <Trans>Go to the home page</Trans>
      </a>
    </div>
  )
}
