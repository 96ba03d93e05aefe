import { foyerUrl } from './foyer-server.ts'

/** Speaks to the API as one person; answers what stands in `data`. */
export class FoyerApi {
  readonly #token: string | undefined

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

  delete(path: string): Promise<void> {
    return this.#send('DELETE', path)
  }

  async #send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${foyerUrl()}/api${path}`, {
      method,
      headers: {
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
