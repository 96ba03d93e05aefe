import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx'
import { cn } from '../../lib/look/cn.ts'
import type { SetupStep } from './setup-steps.ts'

interface SetupChecklistProps {
  steps: readonly SetupStep[]
  /** Shows only open steps, for a page that has other content. */
  isShort?: boolean
  /** Hides the list. Without it, the list stays. */
  onHide?: () => void
}

/** The steps before an event can sell, each with a link. It marks the finished steps. */
export function SetupChecklist({ steps, isShort, onHide }: SetupChecklistProps) {
  const { t } = useLingui()
  const required = steps.filter((step) => !step.isOptional)
  const done = required.filter((step) => step.isDone).length
  const total = required.length
  const shown = isShort ? required.filter((step) => !step.isDone) : steps
  return (
    <Card data-slot="setup-checklist" aria-label={t`Getting started`}>
      <div className="grid gap-2 p-4 sm:px-6">
        <div className="flex min-h-8 items-center justify-between gap-4">
          <p className="text-sm font-medium tabular-nums">
            <Trans>
              Setup: {done} of {total} done
            </Trans>
          </p>
          {onHide && (
            <Button variant="quiet" size="sm" className="-me-2" onClick={onHide}>
              <Trans>Hide</Trans>
            </Button>
          )}
        </div>
        <Meter label={t`Steps done`} value={done} max={total} />
      </div>
      <ol className="divide-y border-t">
        {shown.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ step }: { step: SetupStep }) {
  const { i18n } = useLingui()
  const { isDone, href } = step
  return (
    <li className="relative flex items-start gap-4 px-4 py-3 transition-colors hover:bg-muted/60 sm:px-6">
      <span
        className={cn(
          'mt-0.5 grid size-5 shrink-0 place-content-center rounded-full border border-input',
          isDone && 'border-transparent bg-success-soft text-success',
        )}
      >
        {isDone && <Check aria-hidden className="size-3.5" strokeWidth={3} />}
      </span>
      <div className="grid min-w-0 grow gap-0.5">
        <p className={cn('font-medium', isDone && 'text-muted-foreground')}>
          {href ? (
            <Link to={href} className="after:absolute after:inset-0">
              {i18n._(step.title)}
            </Link>
          ) : (
            i18n._(step.title)
          )}
          {step.isOptional && !isDone && (
            <span className="ms-1 font-normal text-muted-foreground">
              <Trans>(optional)</Trans>
            </span>
          )}
          {isDone && (
            <VisuallyHidden>
              {' '}
              <Trans>(done)</Trans>
            </VisuallyHidden>
          )}
        </p>
        {!isDone && <p className="text-muted-foreground">{i18n._(step.description)}</p>}
      </div>
      {href && !isDone && (
        <ChevronRight aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground rtl:rotate-180" />
      )}
    </li>
  )
}
