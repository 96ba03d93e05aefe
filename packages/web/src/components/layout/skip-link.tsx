import { Trans } from '@lingui/react/macro'

/** The first stop of the Tab key. It skips the navigation and goes to `#content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:start-[max(1rem,env(safe-area-inset-left))] focus:top-4 focus:z-60 focus:rounded-md focus:bg-popover focus:px-4 focus:py-2 focus:text-sm focus:shadow-float"
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}
