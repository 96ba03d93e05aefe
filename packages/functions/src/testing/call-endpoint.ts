import type { Endpoint } from '@foyer/contracts/endpoint'
import { routes } from './all-routes.ts'
import { apiApp } from './api-app.ts'
import { sampleBody } from './sample-body.ts'

const app = apiApp(routes)

interface Call {
  ids: Record<string, string>
  bearer?: string
  /** Else a sample. */
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  code: string
  text: string
  headers: Headers
}

/** Calls an endpoint about things with these ids (`World`), with a body that its schema accepts. */
export async function callEndpoint(
  endpoint: Endpoint,
  { ids, bearer = '', body: given, headers: more }: Call,
): Promise<Answer> {
  const sample = given === undefined ? sampleBody(endpoint, ids) : given
  const isForm = endpoint.encoding === 'form'
  const headers = {
    ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
    ...(sample === null || isForm ? {} : { 'content-type': contentTypes[endpoint.encoding] }),
    ...more,
  }
  const body = bodyOf(endpoint, sample)
  const init = { method: endpoint.method, headers, ...(sample === null ? {} : { body }) }
  const answer = await app.request(`/api${pathOf(endpoint, ids)}`, init)
  const text = await answer.text()
  const { code = '' } = answer.status < 400 || text === '' ? {} : (JSON.parse(text) as { code?: string })
  return { status: answer.status, code, text, headers: answer.headers }
}

const contentTypes = {
  json: 'application/json',
  form: 'multipart/form-data',
  fields: 'application/x-www-form-urlencoded',
} as const

function bodyOf({ encoding }: Endpoint, sample: unknown): string | FormData | URLSearchParams {
  if (encoding === 'json') return JSON.stringify(sample)
  return encoding === 'form' ? formOf(sample as object) : fieldsOf(sample as object)
}

/** As a page's form sends them: `lines[pr_1][quantity]`. */
export function fieldsOf(fields: object): URLSearchParams {
  const flat = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'object' || value === null) return [[name, String(value)]]
    return Object.entries(value as object).flatMap(([key, inner]) =>
      Object.entries(inner as object).map(([field, text]): [string, string] => [
        `${name}[${key}][${field}]`,
        String(text),
      ]),
    )
  })
  return new URLSearchParams(flat)
}

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The path with real ids; a new kind of parameter needs a thing of that kind in mint-world.ts. */
function pathOf({ name, path }: Endpoint, ids: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    const id = ids[`${path.split('/')[1]}/${parameter}`] ?? ids[parameter]
    if (id === undefined) throw new Error(`${name}: mint-world.ts mints nothing for :${parameter}.`)
    return encodeURIComponent(id)
  })
}
