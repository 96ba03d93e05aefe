import { createHash } from 'node:crypto'
import type { Endpoint } from '@foyer/contracts/endpoint'

/** A request's method, address and input as text; for a file, its hash. */
export async function requestOf(
  { method, path }: Endpoint,
  { params, body }: { params?: unknown; body?: unknown },
): Promise<{ address: string; asked: unknown }> {
  return { address: `${method} ${path} ${JSON.stringify(params ?? {})}`, asked: await inText(body) }
}

async function inText(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body
  const fields = Object.entries(body).map(async ([name, value]) => [name, await textOf(value)])
  return Object.fromEntries(await Promise.all(fields))
}

async function textOf(value: unknown): Promise<unknown> {
  if (!(value instanceof Blob)) return value
  return createHash('sha256')
    .update(Buffer.from(await value.arrayBuffer()))
    .digest('base64url')
}
