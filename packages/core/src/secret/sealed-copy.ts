import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { LazyEntity, onTable } from '../table/entity.ts'

/** Secrets by name, as Parameter Store had them at `read_at` (milliseconds). */
export interface ReadSecrets {
  read_at: number
  values: Record<string, string>
}

/** Where a function's sealed copy lies. */
export interface Shelf {
  get: () => Promise<string | null>
  put: (sealed: string) => Promise<void>
}

export interface SealedCopy {
  /** Null when there is none that the key opens. */
  get: () => Promise<ReadSecrets | null>
  put: (read: ReadSecrets) => Promise<void>
}

/**
 * A function's copy of its secrets, for the moments when Parameter Store does not answer (docs/decisions/0162). `copyKey`: the function that it is of, a
 * colon, and the key that the stage made for this function alone.
 */
export function sealedCopy(copyKey: string, shelf: Shelf = onShelf(copyKey)): SealedCopy {
  const key = createHash('sha256').update(copyKey).digest()
  return {
    get: async () => {
      const sealed = await shelf.get()
      return sealed === null ? null : unseal(key, sealed)
    },
    put: (read) => shelf.put(seal(key, read)),
  }
}

function seal(key: Buffer, read: ReadSecrets): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(read)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

/** Null for what another key sealed, and for what was changed since. */
function unseal(key: Buffer, sealed: string): ReadSecrets | null {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    cipher.setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(`${cipher.update(bytes.subarray(28), undefined, 'utf8')}${cipher.final('utf8')}`)
  } catch {
    return null
  }
}

function onShelf(copyKey: string): Shelf {
  const [secrets_of = ''] = copyKey.split(':')
  return {
    get: async () => {
      const { data } = await SecretCopyEntity.get({ secrets_of }).go({ consistent: true })
      return data?.sealed ?? null
    },
    put: async (sealed) => {
      await SecretCopyEntity.put({ secrets_of, sealed, ttl: Math.ceil(Date.now() / 1000) + 3600 }).go()
    },
  }
}

/**
 * What a function read from Parameter Store last, sealed with its own key: who reads the table learns nothing. Access pattern: by the function. Gone by
 * TTL, since it is of no use after five minutes.
 */
export const SecretCopyEntity = new LazyEntity(
  {
    model: { entity: 'secret_copy', version: '1', service: 'foyer' },
    attributes: {
      secrets_of: { type: 'string', required: true },
      sealed: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['secrets_of'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
