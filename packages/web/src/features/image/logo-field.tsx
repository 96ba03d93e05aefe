import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The logo's label, and what its help says. */
export function LogoField({ children }: { children: (help: ReactNode) => ReactNode }) {
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-2 text-sm font-medium">
        <Trans>Logo</Trans>
        <span className="text-xs font-normal text-muted-foreground">
          <Trans>Optional</Trans>
        </span>
      </p>
      {children(
        <Trans>
          A square of 400 by 400 pixels looks best, at least 100. JPEG, PNG, WebP or GIF under 5 MB.
        </Trans>,
      )}
    </div>
  )
}
