import { Trans, useLingui } from '@lingui/react/macro'
import { Camera as CameraIcon, Flashlight, FlashlightOff, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../../components/ui/button.tsx'
import { NativeSelect } from '../../../components/ui/native-select.tsx'
import { Spinner } from '../../../components/ui/spinner.tsx'
import { cn } from '../../../lib/look/cn.ts'
import { allowSound, useIsSoundOn } from '../feedback.ts'
import { CameraTrouble } from './camera-trouble.tsx'
import { switchFlash } from './open-camera.ts'
import { useCamera } from './use-camera.ts'

interface CameraViewProps {
  onCode: (code: string) => void
  /** Leaves out the advice where there is only room for the button. */
  isSmall: boolean
}

/** The camera picture, as large as the space allows, with the camera choice and the flash. */
export function CameraView({ onCode, isSmall }: CameraViewProps) {
  const { t } = useLingui()
  const { video, state, stream, cameras, start } = useCamera(onCode)
  const isSoundOn = useIsSoundOn()
  const [isFlashOn, setIsFlashOn] = useState(false)
  useStartIfAllowed(start)
  const begin = () => {
    allowSound()
    void start()
  }
  const toggleFlash = async () => {
    if (!stream) return
    if (await switchFlash(stream, !isFlashOn)) setIsFlashOn(!isFlashOn)
    else toast.warning(t`Flash is not available on this camera.`)
  }
  const isOn = state === 'on'
  return (
    <div
      data-small={isSmall || undefined}
      className="group/camera relative min-h-0 grow overflow-hidden bg-black"
    >
      <video
        ref={video}
        muted
        playsInline
        disablePictureInPicture
        aria-label={t`Camera image`}
        className={cn('absolute inset-0 size-full object-cover', !isOn && 'invisible')}
      />
      {isOn && <Frame />}
      {!isOn && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center text-white group-data-small/camera:p-2">
          {state === 'off' && (
            <>
              <CameraIcon aria-hidden className="size-12 group-data-small/camera:hidden" />
              <p className="max-w-xs text-pretty group-data-small/camera:hidden">
                <Trans>
                  Point the camera at the QR code of a ticket. The browser asks for permission first.
                </Trans>
              </p>
              <Button size="lg" onClick={begin}>
                <Trans>Start scanning</Trans>
              </Button>
            </>
          )}
          {state === 'interrupted' && (
            <div role="alert" className="grid justify-items-center gap-3">
              <p className="text-lg font-semibold">
                <Trans>The camera was interrupted</Trans>
              </p>
              <p className="max-w-xs text-pretty group-data-small/camera:sr-only">
                <Trans>It goes on by itself after a call. Codes can be typed meanwhile.</Trans>
              </p>
              <Button size="lg" onClick={begin}>
                <Trans>Try again</Trans>
              </Button>
            </div>
          )}
          {state === 'starting' && <Spinner className="size-10" />}
          {(state === 'denied' || state === 'missing' || state === 'busy') && (
            <CameraTrouble problem={state} onRetry={begin} />
          )}
        </div>
      )}
      {isOn && (
        <div className="absolute inset-x-0 bottom-0 flex items-center justify-end gap-2 p-3">
          {!isSoundOn && (
            <Button size="sm" variant="secondary" className="me-auto" onClick={allowSound}>
              <VolumeX aria-hidden />
              <Trans>Turn on sound</Trans>
            </Button>
          )}
          {cameras.length > 1 && (
            <NativeSelect
              aria-label={t`Camera`}
              className="min-w-0 max-w-56 grow"
              value={stream?.getVideoTracks()[0]?.getSettings().deviceId ?? ''}
              onChange={(event) => void start(event.target.value)}
            >
              {cameras.map((camera, index) => (
                <option key={camera.deviceId} value={camera.deviceId}>
                  {camera.label || t`Camera ${index + 1}`}
                </option>
              ))}
            </NativeSelect>
          )}
          <Button
            size="icon"
            variant="secondary"
            aria-pressed={isFlashOn}
            aria-label={t`Flash`}
            onClick={() => void toggleFlash()}
          >
            {isFlashOn ? <FlashlightOff /> : <Flashlight />}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Shows where to hold the code. Only advice: the decoder reads the whole picture. */
function Frame() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-1/2 left-1/2 aspect-square w-[min(70%,18rem)] -translate-1/2 rounded-lg border-4 border-white/80"
    />
  )
}

/** Starts scanning without a tap after a reload, if the permission still stands. */
function useStartIfAllowed(start: () => Promise<void>): void {
  useEffect(() => {
    const name = 'camera' as PermissionName
    void navigator.permissions
      ?.query({ name })
      .then(({ state }) => (state === 'granted' ? start() : undefined))
      // Some browsers do not know the camera permission by name. There the steward taps the button.
      .catch(() => {})
  }, [start])
}
