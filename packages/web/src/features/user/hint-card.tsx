import type { Hint } from '@foyer/contracts/user/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { cn } from '../../lib/look/cn.ts'
import { useDismissHint } from './use-dismiss-hint.ts'
import { userQueries } from './user-queries.ts'

interface HintCardProps {
  name: Hint
  className?: string
  /** A small button that leads to what the hint names. */
  action?: ReactNode
  /** One sentence or two. */
  children: ReactNode
}

/** What helps on a screen the first time, until the person dismisses it for good. The screen's frame has already read whether they did. */
export function HintCard({ name, className, action, children }: HintCardProps) {
  const { t } = useLingui()
  const { data: me } = useSuspenseQuery(userQueries.me())
  const dismiss = useDismissHint()
  if (me.dismissed_hints.includes(name)) return null
  const gotIt = () => {
    // The button goes; the keyboard goes on from the start of the content.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    dismiss.mutate(name)
  }
  return (
    <Card data-slot="hint" aria-label={t`Hint`} className={cn('mb-4', className)}>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 py-1.5 ps-4 pe-2 max-sm:pt-3">
        <p className="min-w-0 grow basis-60 text-sm text-muted-foreground">{children}</p>
        <div className="flex gap-2">
          {action}
          <Button variant="quiet" size="sm" onClick={gotIt}>
            <Trans>Got it</Trans>
          </Button>
        </div>
      </div>
    </Card>
  )
}
