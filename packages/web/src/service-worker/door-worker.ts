import { doorFiles } from 'virtual:door-files'

/**
 * Opens the door's page without a connection. Its scope is `/check-in/`, so no other page is ever under it; of what the
 * door asks for, it answers page loads and the door's own files, and leaves the API and everything else alone.
 */
interface DoorWorker extends EventTarget {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerFetchEvent extends WorkerEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

// The compiler knows this file as a page's script: only these few things of a worker are used.
const worker = globalThis as unknown as DoorWorker

const cachePrefix = 'door-'
const cacheName = `${cachePrefix}${doorFiles.release}`
const known = new Set(doorFiles.paths)
/** A line that hangs is as good as none; milliseconds. */
const patience = 3000

worker.addEventListener('install', (event) => {
  ;(event as WorkerEvent).waitUntil(keepFiles().then(() => worker.skipWaiting()))
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

/** All or nothing: a worker that misses a file is not installed. Names with a hash never change what they hold. */
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

/** The present release where there is a connection, else the kept one; the page's own address is a key and kept nowhere. */
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
