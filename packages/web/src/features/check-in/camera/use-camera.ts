import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createFrameDecoder } from './frame-decoder.ts'
import { CameraError, type CameraProblem, listCameras, openCamera, rememberCamera } from './open-camera.ts'
import { watchStream } from './watch-stream.ts'

/** Milliseconds between two frames to decode: fast enough for a queue, slow enough for a battery. */
const frameInterval = 120

/** `interrupted`: a call or another app is using the camera. */
export type CameraState = 'off' | 'starting' | 'on' | 'interrupted' | CameraProblem

interface Camera {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  stream: MediaStream | null
  cameras: MediaDeviceInfo[]
  start: (deviceId?: string) => Promise<void>
}

/** A camera in a `<video>`. Calls `onCode` for every frame with a code, so one code may arrive many times. */
export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const current = useRef<MediaStream | null>(null)
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([])

  const start = useCallback(async (deviceId?: string) => {
    setState('starting')
    // Some phones cannot open a second camera while the first is open.
    stop(current.current)
    try {
      const opened = await openCamera(deviceId ?? null)
      if (deviceId) rememberCamera(deviceId)
      current.current = opened
      setStream(opened)
      setCameras(await listCameras())
      setState('on')
    } catch (error) {
      setState(error instanceof CameraError ? error.problem : 'missing')
    }
  }, [])

  useEffect(() => {
    const element = video.current
    if (!stream || !element) return
    element.srcObject = stream
    void element.play().catch(() => {})
    const stopReading = readCodes(element, onCode)
    return () => {
      stopReading()
      element.srcObject = null
    }
  }, [stream, onCode])

  useEffect(() => {
    if (!stream) return
    return watchStream(stream, {
      onInterrupted: () => setState('interrupted'),
      onResumed: () => setState('on'),
      onLost: () => void start(stream.getVideoTracks()[0]?.getSettings().deviceId),
    })
  }, [stream, start])

  useEffect(() => () => stop(stream), [stream])
  return { video, state, stream, cameras, start }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function readCodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  let isOver = false
  const loop = async () => {
    const decode = await createFrameDecoder()
    while (!isOver) {
      // After a frame that cannot be decoded, the next one is tried.
      const isShowing = video.readyState >= video.HAVE_CURRENT_DATA
      const code = isShowing ? await decode(video).catch(() => null) : null
      if (code && !isOver) onCode(code)
      await new Promise((resolve) => setTimeout(resolve, frameInterval))
    }
  }
  void loop()
  return () => {
    isOver = true
  }
}
