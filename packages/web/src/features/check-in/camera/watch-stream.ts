interface StreamWatch {
  /** A call or another app took the camera, and the picture is frozen. */
  onInterrupted: () => void
  /** The picture moves again without any action. */
  onResumed: () => void
  /** The camera is gone and the page is visible, so it should be opened again. */
  onLost: () => void
}

/**
 * Watches a camera that a phone may take away for a call, the lock screen or another app. Returns the function that stops
 * watching.
 */
export function watchStream(
  stream: MediaStream,
  { onInterrupted, onResumed, onLost }: StreamWatch,
): () => void {
  const [track] = stream.getVideoTracks()
  if (!track) return () => {}
  const isSeen = () => document.visibilityState === 'visible'
  const ended = () => {
    onInterrupted()
    if (isSeen()) onLost()
  }
  const shown = () => {
    if (isSeen() && (track.readyState === 'ended' || track.muted)) onLost()
  }
  track.addEventListener('ended', ended)
  track.addEventListener('mute', onInterrupted)
  track.addEventListener('unmute', onResumed)
  document.addEventListener('visibilitychange', shown)
  return () => {
    track.removeEventListener('ended', ended)
    track.removeEventListener('mute', onInterrupted)
    track.removeEventListener('unmute', onResumed)
    document.removeEventListener('visibilitychange', shown)
  }
}
