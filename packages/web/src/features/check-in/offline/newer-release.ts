import { useSyncExternalStore } from 'react'
import type { WorkerQuestion } from './worker-question.ts'

/** Milliseconds between questions for a newer release while a door stays open: browsers ask when a page is opened, and a shift may take a day. */
const askInterval = 30 * 60_000

let isFollowing = false
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function tell(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/**
 * Asks for newer releases while the door is open. One of which this page already is takes over at once. Another waits until the steward
 * takes it, because its worker forgets the files of this page.
 */
export function followReleases(registration: ServiceWorkerRegistration): void {
  if (isFollowing) return
  isFollowing = true
  const look = () => void offer(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  look()
  const ask = () => void registration.update().catch(() => {})
  setInterval(ask, askInterval)
  window.addEventListener('online', ask)
}

async function offer({ active, waiting: next }: ServiceWorkerRegistration): Promise<void> {
  // The first worker of all waits for a moment, too.
  const isNewer = active !== null && next !== null && !(await put(next, false))
  tell(isNewer ? next : null)
}

/** Whether the worker is of this page's release. */
function put(worker: ServiceWorker, takeOver: boolean): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  const question: WorkerQuestion = { script: scriptOfPage(), takeOver }
  worker.postMessage(question, [port2])
  return answer
}

function scriptOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? new URL(script.src).pathname : ''
}

/** Opens the page in the newer release. Everything that was scanned stays on the device. */
export function takeNewerRelease(): void {
  if (!waiting) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  void put(waiting, true)
}

/** Whether a newer release is on this device and waits. */
export function useNewerRelease(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting !== null,
  )
}
