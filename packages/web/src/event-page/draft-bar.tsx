import { Trans, useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { paths } from '../paths.ts'

/** Above a draft's page: who sees it, what does not work yet, and the way back for its organizer. */
export function DraftBar({ eventId }: { eventId: string }) {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`Draft`}
      className="sticky top-0 z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b bg-warning-soft px-4 py-2 text-sm text-warning sm:px-6"
    >
      <p className="flex items-start gap-2">
        <PenLine aria-hidden className="mt-0.5 size-4 shrink-0" />
        <Trans>This is a draft. Only people with its link see it, and tickets cannot be bought yet.</Trans>
      </p>
      <a
        href={paths.event(eventId)}
        className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
      >
        <Trans>Edit event</Trans>
      </a>
    </aside>
  )
}
