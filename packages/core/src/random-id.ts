import { createHmac } from 'node:crypto'
import {
  type IdKind,
  idAlphabet,
  idLength,
  idPrefixes,
  linkIdLength,
  referenceAlphabet,
} from '@foyer/contracts/id'
import { customAlphabet } from 'nanoid'

const randomId = customAlphabet(idAlphabet, idLength)
const randomLinkId = customAlphabet(idAlphabet, linkIdLength)
const randomReference = customAlphabet(referenceAlphabet, 7)

/** A fresh id such as `ev_k3v9x2mq7hd4wz5t`; names a thing, grants nothing. */
export function newId(kind: IdKind): string {
  return `${idPrefixes[kind]}_${randomId()}`
}

/** A fresh id of more than 128 random bits: its holder may see what it names. */
export function newLinkId(): string {
  return randomLinkId()
}

/** A reference that people read aloud, such as O-7KQ2M9X. */
export function newReference(letter: 'O' | 'A'): string {
  return `${letter}-${randomReference()}`
}

/** The id that belongs to a text under a secret: the same text always gives the same one. */
export function derivedId(kind: IdKind, secret: string, text: string): string {
  return `${idPrefixes[kind]}_${derivedLinkId(secret, text).slice(0, idLength)}`
}

/** The link id that belongs to a text under a secret: the same text always gives the same unguessable id. */
export function derivedLinkId(secret: string, text: string): string {
  let value = BigInt(`0x${createHmac('sha256', secret).update(text).digest('hex')}`)
  const base = BigInt(idAlphabet.length)
  let id = ''
  while (id.length < linkIdLength) {
    id += idAlphabet[Number(value % base)]
    value /= base
  }
  return id
}
