import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

interface BulkBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

/** What can be done with the chosen rows. It stays in view while the list scrolls. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useLingui()
  return (
    <section
      data-slot="bulk-bar"
      aria-label={t`Chosen rows`}
      className="sticky bottom-[calc(1rem+var(--phone-tabs,0px))] z-10 flex flex-wrap items-center justify-between gap-2 rounded-lg border bg-popover p-3 ps-4 shadow-float print:hidden"
    >
      <div className="flex grow items-center justify-between gap-2 sm:grow-0">
        <p role="status" className="text-sm font-medium tabular-nums">
          <Plural value={count} one="# chosen" other="# chosen" />
        </p>
        <Button variant="quiet" onClick={onClear}>
          <Trans>Clear choice</Trans>
        </Button>
      </div>
      <div className="flex grow flex-wrap items-center gap-2 *:data-[slot=button]:grow sm:grow-0 sm:*:data-[slot=button]:grow-0">
        {children}
      </div>
    </section>
  )
}
