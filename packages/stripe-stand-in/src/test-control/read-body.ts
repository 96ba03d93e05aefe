import type { Context } from 'hono'

/** A test control's JSON body; none is the same as an empty one. */
export async function readBody<T extends object>(context: Context): Promise<Partial<T>> {
  const body = await context.req.text()
  return body === '' ? {} : (JSON.parse(body) as Partial<T>)
}
