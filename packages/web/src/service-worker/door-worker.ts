import { doorFiles } from 'virtual:door-files'
import type { WorkerQuestion } from '../features/check-in/offline/worker-question.ts'

/**
 * Opens the check-in page without a connection. Its scope `/check-in/` excludes every other page. It answers page loads
 * and the check-in page's own files, and leaves the API and all else to the network.
 */
interface DoorWorker extends EventTarget {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerMessageEvent extends Event {
  data: WorkerQuestion
  ports: readonly MessagePort[]
}

interface WorkerFetchEvent extends WorkerEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

// TypeScript checks this file as a page's script, so the few worker members it uses are declared here.
const worker = globalThis as unknown as DoorWorker

const cachePrefix = 'door-'
const cacheName = `${cachePrefix}${doorFiles.release}`
const known = new Set(doorFiles.paths)
/** Milliseconds to wait for a slow connection before the kept page is used. */
const patience = 3000

worker.addEventListener('install', (event) => {
  ;(event as WorkerEvent).waitUntil(keepFiles())
})

/** A newer worker waits while a page of an earlier release is open, which may still need that release's files without a network. */
worker.addEventListener('message', (event) => {
  const { data, ports } = event as WorkerMessageEvent
  const isMine = known.has(data.script)
  if (isMine || data.takeOver) void worker.skipWaiting()
  ports[0]?.postMessage(isMine)
})

worker.addEventListener('activate', (event) => {
  ;(event as WorkerEvent).waitUntil(forgetOldReleases().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const asked = event as WorkerFetchEvent
  const { request } = asked
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') asked.respondWith(openPage(request))
  else if (known.has(pathname)) asked.respondWith(openFile(request, pathname))
})

/** All or nothing: a worker that misses a file is not installed. A file with a hash in its name never changes. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  const requests = doorFiles.paths.map(
    (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }),
  )
  await cache.addAll(requests)
}

async function forgetOldReleases(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/**
 * The current release if there is a connection, else the kept one. Kept under one path, because the page's own address is
 * a secret.
 */
async function openPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patience) })
    if (response.status < 500) return response
  } catch {
    // No connection.
  }
  return (await keptFile(doorFiles.shell)) ?? fetch(request)
}

async function openFile(request: Request, path: string): Promise<Response> {
  return (await keptFile(path)) ?? fetch(request)
}

async function keptFile(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  return cache.match(path)
}
