export type CameraProblem = 'denied' | 'missing' | 'busy'

export class CameraError extends Error {
  override readonly name = 'CameraError'
  readonly problem: CameraProblem

  constructor(problem: CameraProblem, cause: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

const chosenKey = 'door_camera'

/** Opens the camera chosen last time, else the one on the back of the phone. */
export async function openCamera(deviceId: string | null): Promise<MediaStream> {
  const wanted = deviceId ?? localStorage.getItem(chosenKey)
  if (!navigator.mediaDevices) throw new CameraError('missing', null)
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: {
        ...(wanted ? { deviceId: { ideal: wanted } } : { facingMode: { ideal: 'environment' } }),
        width: { ideal: 1280 },
        height: { ideal: 720 },
      },
    })
  } catch (error) {
    throw new CameraError(problemOf(error), error)
  }
}

export function rememberCamera(deviceId: string): void {
  localStorage.setItem(chosenKey, deviceId)
}

/** Browsers tell the names only after the permission is given. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput')
}

/** Switches the flash. False if this camera has none. */
export async function switchFlash(stream: MediaStream, isOn: boolean): Promise<boolean> {
  const [track] = stream.getVideoTracks()
  const capabilities = track?.getCapabilities?.() as { torch?: boolean } | undefined
  if (!track || !capabilities?.torch) return false
  try {
    await track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
    return true
  } catch {
    return false
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}
