import type { Endpoint } from '@foyer/contracts/endpoint'
import { fieldErrors } from '@foyer/contracts/field-errors'
import { issueSentence } from '@foyer/contracts/issue-sentence'
import { paramRefusal } from '@foyer/contracts/refusals'
import { AppError } from '@foyer/core/verb'
import type { Context as HonoContext } from 'hono'
import type * as z from 'zod'
import { dropServerFields } from './drop-server-fields.ts'
import type { PageForm, Route } from './mount.ts'
import { nestQuery } from './nest-query.ts'

/** The largest body that a call may carry; files go to S3 directly. */
const maxBodyBytes = 256 * 1024

/** Params, query and body as the contract's schemas read them. Errors: 400, 404, 413, 415, 422. */
export async function parseInput(
  c: HonoContext,
  { endpoint, form }: Pick<Route, 'endpoint' | 'form'>,
): Promise<object> {
  return {
    params: endpoint.params ? parseParams(c.req.param(), endpoint.params) : undefined,
    query: endpoint.query ? checked(endpoint.query, nestQuery(new URL(c.req.url).searchParams)) : undefined,
    body: endpoint.body
      ? checked(endpoint.body, dropServerFields(endpoint, await readBody(c, endpoint.encoding, form)))
      : undefined,
  }
}

/** An impossible id belongs to nothing: 404, with the code of what was looked for. */
function parseParams(given: Record<string, string>, schema: z.ZodObject): unknown {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new AppError(paramRefusal(String(result.error.issues[0]?.path[0] ?? '')))
}

function checked(schema: z.ZodType, given: unknown): unknown {
  const result = schema.safeParse(given, { error: issueSentence })
  if (!result.success) throw new AppError('request.invalid', { errors: fieldErrors(result.error.issues) })
  return result.data
}

async function readBody(c: HonoContext, encoding: Endpoint['encoding'], form?: PageForm): Promise<unknown> {
  if (encoding === 'form') return readForm(c)
  if (encoding === 'json') return readJson(c)
  const fields = await readFields(c)
  return form ? form.complete(c, fields) : fields
}

/** The fields of a page's own form; `lines[pr_1][quantity]` is nested. */
export async function readFields(c: HonoContext): Promise<Record<string, unknown>> {
  const text = await readText(c, /^application\/x-www-form-urlencoded\b/i)
  try {
    decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new AppError('request.malformed')
  }
  return nestQuery(new URLSearchParams(text))
}

/** Files come only in forms; Lambda itself limits their size. */
async function readForm(c: HonoContext): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('request.unsupported_media')
  }
  try {
    return Object.fromEntries(await c.req.formData())
  } catch {
    throw new AppError('request.malformed')
  }
}

async function readText(c: HonoContext, type: RegExp): Promise<string> {
  if (!type.test(c.req.header('content-type') ?? '')) throw new AppError('request.unsupported_media')
  const text = await c.req.text()
  if (Buffer.byteLength(text) > maxBodyBytes) throw new AppError('request.too_large')
  return text
}

async function readJson(c: HonoContext): Promise<unknown> {
  const text = await readText(c, /^application\/json\b/i)
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('request.malformed')
  }
}
