import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const memory = 19_456
const passes = 2
const parallelism = 1
const tagLength = 32

/** Hash of a random password that is not kept: what is compared where there is no user. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$1yVvT6cVJdUSVjKNnJrFIQ$4xRnYjB1mVQ7n0mZq5J3kq6D3pT0m9n1bZ8w2c7Xv5E'

/** The password's argon2id hash as a PHC string with a fresh salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}

/** Whether a password fits a hash. Without a hash the same work is done, and the answer is no. */
export async function isPasswordRight(password: string, hash: string | null): Promise<boolean> {
  const { parameters, nonce, tag } = parsePhc(hash ?? nobodysHash)
  const given = await derive('argon2id', { message: password, nonce, tagLength: tag.length, ...parameters })
  return timingSafeEqual(given, tag) && hash !== null
}

function parsePhc(phc: string) {
  const [, , , settings = '', nonce = '', tag = ''] = phc.split('$')
  const setting = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(settings)?.[1])
  return {
    parameters: { memory: setting('m'), passes: setting('t'), parallelism: setting('p') },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
