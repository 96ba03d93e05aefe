import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { foyerUrl } from '../foyer/foyer-server.ts'

interface Pass {
  serialNumber: string
  passTypeIdentifier: string
  authenticationToken: string
  webServiceURL: string
  relevantDate?: string
  voided?: boolean
  barcodes?: { message: string }[]
}

/** What a pass's file says. */
export function readPass(file: Uint8Array): Pass {
  const entry = unzipSync(file)['pass.json']
  if (!entry) throw new Error('The file has no pass.json.')
  return JSON.parse(strFromU8(entry)) as Pass
}

/** An iPhone that has added a pass, as far as Foyer sees it: registered for changes, notified, and asking for the pass again. */
export class AppleDevice {
  readonly #pass: Pass
  readonly #pushToken = randomUUID()

  constructor(pass: Pass) {
    this.#pass = pass
  }

  async register(): Promise<number> {
    const { serialNumber, passTypeIdentifier } = this.#pass
    const path = `devices/${randomUUID()}/registrations/${passTypeIdentifier}/${serialNumber}`
    const body = JSON.stringify({ pushToken: this.#pushToken })
    return (await this.#ask(path, { method: 'POST', body })).status
  }

  /** How often Apple has notified it. */
  async pushes(): Promise<number> {
    const answer = await fetch(`${foyerUrl()}/wallets/apple/pushes/${this.#pushToken}`)
    return ((await answer.json()) as { count: number }).count
  }

  /** The pass as it is now. */
  async fetchPass(): Promise<Pass> {
    const { serialNumber, passTypeIdentifier } = this.#pass
    const answer = await this.#ask(`passes/${passTypeIdentifier}/${serialNumber}`)
    if (!answer.ok) throw new Error(`The pass was answered with ${answer.status}.`)
    return readPass(new Uint8Array(await answer.arrayBuffer()))
  }

  #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const { webServiceURL, authenticationToken } = this.#pass
    const service = webServiceURL.replace(/\/$/, '')
    const headers = { authorization: `ApplePass ${authenticationToken}`, 'content-type': 'application/json' }
    return fetch(`${service}/v1/${path}`, { ...init, headers })
  }
}
