import { Trans } from '@lingui/react/macro'
import { CameraOff } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import type { CameraProblem } from './open-camera.ts'

/** Says why there is no picture, and that codes can be typed until it is back. */
export function CameraTrouble({ problem, onRetry }: { problem: CameraProblem; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3">
      <CameraOff aria-hidden className="size-12 group-data-small/camera:hidden" />
      <p className="text-lg font-semibold group-data-small/camera:sr-only">
        {problem === 'denied' && <Trans>Camera permission denied</Trans>}
        {problem === 'missing' && <Trans>No camera found</Trans>}
        {problem === 'busy' && <Trans>The camera is in use</Trans>}
      </p>
      <p className="max-w-xs text-pretty group-data-small/camera:sr-only">
        {problem === 'denied' && (
          <Trans>Ask again, or allow the camera for this page in the browser’s settings.</Trans>
        )}
        {problem === 'missing' && <Trans>Type the codes, or use a scanner that works as a keyboard.</Trans>}
        {problem === 'busy' && <Trans>Close the other app or tab that uses it, then try again.</Trans>}
      </p>
      <Button size="lg" onClick={onRetry}>
        {problem === 'denied' ? <Trans>Ask again</Trans> : <Trans>Try again</Trans>}
      </Button>
    </div>
  )
}
