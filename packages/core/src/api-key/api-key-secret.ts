import { createHash, timingSafeEqual } from 'node:crypto'
import { idAlphabet, idLength, idPrefixes, linkIdLength } from '@foyer/contracts/id'
import { newLinkId } from '../random-id.ts'

interface Owner {
  account_id: string
  id: string
  is_test?: boolean | undefined
}

/** What a bearer token in the form of an API key says: the account it claims, and its hash. */
interface ReadKey extends Pick<Owner, 'account_id' | 'id'> {
  hash: string
}

/** Enough for people to tell secrets apart; 113 random bits stay unknown. */
const endingLength = 4

const part = (length: number) => `([${idAlphabet}]{${length}})`
const form = new RegExp(`^foyer_(?:test_)?${part(idLength)}_${part(idLength)}_${part(linkIdLength)}$`)

/**
 * A new key: `foyer_` or `foyer_test_`, the random parts of its own id and its account's, and a secret of 132 random bits. Only its hash
 * is stored. Unlike a password, such a secret needs no slow hash (docs/decisions/0017).
 */
export function newSecret({ account_id, id, is_test }: Owner): { key: string; hash: string; ending: string } {
  const key = `${keyPrefix({ id, is_test })}_${randomPart(account_id)}_${newLinkId()}`
  return { key, hash: hashOf(key), ending: key.slice(-endingLength) }
}

/** The first characters of the key of that id; they identify it and grant nothing. */
export function keyPrefix({ id, is_test }: Pick<Owner, 'id' | 'is_test'>): string {
  return `foyer_${is_test ? 'test_' : ''}${randomPart(id)}`
}

/** True for a token in the form of an API key, so that it is not read as anything else. */
export function isKeyLike(token: string): boolean {
  return token.startsWith('foyer_')
}

/** The account of such a key; null for a text in another form. */
export function readSecret(key: string): ReadKey | null {
  const [, own, account] = form.exec(key) ?? []
  if (own === undefined || account === undefined) return null
  return {
    id: `${idPrefixes.api_key}_${own}`,
    account_id: `${idPrefixes.account}_${account}`,
    hash: hashOf(key),
  }
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'))
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function randomPart(id: string): string {
  return id.slice(-idLength)
}
