import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { shownProgress } from '../../lib/api/request-progress.ts'

/** The thin bar at the top while requests are running. Rendered once, in the app's root. */
export function ProgressBar() {
  const { t } = useLingui()
  const isBusy = useSyncExternalStore(shownProgress.subscribe, shownProgress.read)
  if (!isBusy) return null
  return (
    <div
      role="progressbar"
      aria-label={t`Loading`}
      data-slot="progress-bar"
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden"
    >
      <div className="h-full w-full origin-left animate-request-progress bg-primary" />
    </div>
  )
}
