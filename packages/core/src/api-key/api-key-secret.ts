import { createHash, timingSafeEqual } from 'node:crypto'
import { idAlphabet, idLength, idPrefixes, linkIdLength } from '@foyer/contracts/id'
import { newLinkId } from '../random-id.ts'

interface Owner {
  account_id: string
  id: string
}

/** What a bearer token says that has the form of an API key: the account it claims, and its hash. */
interface ReadKey extends Owner {
  hash: string
}

const part = (length: number) => `([${idAlphabet}]{${length}})`
const form = new RegExp(`^foyer_${part(idLength)}_${part(idLength)}_${part(linkIdLength)}$`)

/**
 * A fresh key: `foyer_`, the random parts of its own and its account's id, and a secret of 132 random bits. Only its
 * hash is kept. A secret that cannot be guessed needs no slow hash as passwords do (docs/decisions/0017).
 */
export function newSecret({ account_id, id }: Owner): { key: string; hash: string } {
  const key = `${keyPrefix(id)}_${randomPart(account_id)}_${newLinkId()}`
  return { key, hash: hashOf(key) }
}

/** How the key of that id begins; says which one it is and grants nothing. */
export function keyPrefix(id: string): string {
  return `foyer_${randomPart(id)}`
}

/** True for what claims to be an API key, so that it is read as nothing else. */
export function isKeyLike(token: string): boolean {
  return token.startsWith('foyer_')
}

/** The account of such a key; null for what has not the form of one. */
export function readSecret(key: string): ReadKey | null {
  const [, own, account] = form.exec(key) ?? []
  if (own === undefined || account === undefined) return null
  return {
    id: `${idPrefixes.api_key}_${own}`,
    account_id: `${idPrefixes.account}_${account}`,
    hash: hashOf(key),
  }
}

/** Compares two hashes without telling by time how much of them is the same. */
export function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'))
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function randomPart(id: string): string {
  return id.slice(-idLength)
}
