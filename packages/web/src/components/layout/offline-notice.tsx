import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useIsOnline } from '../../lib/browser/use-is-online.ts'

interface OfflineNoticeProps {
  /** At the door, which works offline. */
  isQuiet?: boolean
}

/** A notice at the bottom while the browser is offline. Rendered once, in the app's root. */
export function OfflineNotice({ isQuiet = false }: OfflineNoticeProps) {
  const isOnline = useIsOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--phone-tabs,env(safe-area-inset-bottom)))] z-60 grid justify-items-center px-4"
    >
      {!isOnline && !isQuiet && (
        <p className="flex items-center gap-2 rounded-full bg-foreground px-4 py-2 text-sm text-background shadow-float">
          <WifiOff aria-hidden className="size-4" />
          <Trans>
            You are offline. What you see may be out of date, and nothing is saved until you are back online.
          </Trans>
        </p>
      )}
    </div>
  )
}
