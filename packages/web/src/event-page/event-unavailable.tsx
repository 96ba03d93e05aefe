import { Trans } from '@lingui/react/macro'

/** The empty event (specification §2: a 404 shows an empty event). */
export function EventUnavailable() {
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-2 text-center">
      <h1 className="text-xl font-semibold">
        <Trans>The event is not available</Trans>
      </h1>
      <p className="max-w-md text-pretty text-muted-foreground">
        <Trans>It may not be published yet, or it is over. Ask whoever sent you the link.</Trans>
      </p>
    </div>
  )
}
