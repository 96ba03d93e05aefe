import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** An image to choose under a label of its own, beside other fields. */
export function ImageField({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-2 text-sm font-medium">
        {label}
        <span className="text-xs font-normal text-muted-foreground">
          <Trans>Optional</Trans>
        </span>
      </p>
      {children}
    </div>
  )
}
