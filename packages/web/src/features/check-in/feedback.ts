import { useSyncExternalStore } from 'react'
import type { Verdict } from './verdict.ts'

type Kind = Verdict['kind']

/** Tones as [hertz, seconds], and a vibration in milliseconds. Rising and short means good, low and long means refused. */
const signals: Record<Kind, { tones: [number, number][]; vibration: number[] }> = {
  admitted: {
    tones: [
      [880, 0.09],
      [1320, 0.14],
    ],
    vibration: [80],
  },
  already: {
    tones: [
      [330, 0.18],
      [330, 0.18],
    ],
    vibration: [120, 80, 120],
  },
  refused: { tones: [[220, 0.45]], vibration: [400] },
  unknown: { tones: [[220, 0.45]], vibration: [400] },
  provisional: { tones: [[880, 0.09]], vibration: [80] },
  unlisted: {
    tones: [
      [330, 0.18],
      [330, 0.18],
    ],
    vibration: [120, 80, 120],
  },
}

let audio: AudioContext | undefined

const soundListeners = new Set<() => void>()

/** Call this from a tap, because browsers allow sound only after one. */
export function allowSound(): void {
  if (!audio) {
    audio = new AudioContext()
    // A call or the lock screen interrupts the sound on an iPhone.
    audio.addEventListener('statechange', () => {
      for (const listener of soundListeners) listener()
    })
  }
  void audio.resume().catch(() => {})
}

/**
 * Restores the sound with each tap, and when the page is shown again after a call or the lock screen. Returns the
 * function that stops it.
 */
export function keepSound(): () => void {
  const whenShown = () => {
    if (document.visibilityState === 'visible' && audio) allowSound()
  }
  window.addEventListener('pointerup', allowSound)
  window.addEventListener('keydown', allowSound)
  document.addEventListener('visibilitychange', whenShown)
  return () => {
    window.removeEventListener('pointerup', allowSound)
    window.removeEventListener('keydown', allowSound)
    document.removeEventListener('visibilitychange', whenShown)
  }
}

/** Whether the steward would hear the next scan. */
export function useIsSoundOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      soundListeners.add(listener)
      return () => soundListeners.delete(listener)
    },
    () => audio?.state === 'running',
  )
}

/** Tells the verdict by sound and vibration, so that the steward can keep looking at the guests. */
export function signal(kind: Kind): void {
  const { tones, vibration } = signals[kind]
  navigator.vibrate?.(vibration)
  if (audio?.state !== 'running') return
  let start = audio.currentTime
  for (const [frequency, seconds] of tones) {
    play(audio, frequency, start, seconds)
    start += seconds + 0.04
  }
}

function play(context: AudioContext, frequency: number, start: number, seconds: number): void {
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.4, start + 0.01)
  gain.gain.linearRampToValueAtTime(0, start + seconds)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds)
}
