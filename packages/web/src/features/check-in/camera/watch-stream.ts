interface StreamWatch {
  /** A call or another app has taken the camera; the picture stands still. */
  onInterrupted: () => void
  /** The picture moves again by itself. */
  onResumed: () => void
  /** The camera is gone, and the page is seen: open it again. */
  onLost: () => void
}

/** Watches over a camera that a phone may take away: by a call, the lock screen, another app. Returns what ends it. */
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
