import { randomInt } from 'node:crypto'
import { foyerUrl } from './foyer-server.ts'

/** Calls the API as one person with their own IP address, and answers the response's `data`. */
export class FoyerApi {
  readonly #token: string | undefined
  // The journeys together sign up more often than one address may.
  readonly #address = `198.18.${randomInt(256)}.${randomInt(256)}`

  constructor(token?: string) {
    this.#token = token
  }

  get<T>(path: string): Promise<T> {
    return this.#send<T>('GET', path)
  }

  post<T>(path: string, body?: object): Promise<T> {
    return this.#send<T>('POST', path, body)
  }

  put<T>(path: string, body: object): Promise<T> {
    return this.#send<T>('PUT', path, body)
  }

  patch<T>(path: string, body: object): Promise<T> {
    return this.#send<T>('PATCH', path, body)
  }

  delete(path: string): Promise<void> {
    return this.#send('DELETE', path)
  }

  async #send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${foyerUrl()}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.#address,
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text === '' ? (undefined as T) : (JSON.parse(text) as { data: T }).data
  }
}
