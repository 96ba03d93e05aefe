import type { Locale } from '@foyer/contracts/locale'
import type { AcceptedTerms } from '@foyer/contracts/stage/stage'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

/** An address that a user wants to sign in with; the nonce is the one use of the link that was sent there. */
export interface PendingEmail {
  email: string
  nonce: string
}

/**
 * A person, whichever accounts they belong to. Tokens of an older `token_version` are void. `confirmation_nonce` is the
 * one use of the emailed confirmation link; null once used. Access patterns: the user by id; the user with
 * all memberships (collection `identity`), one strongly consistent Query per authenticated request.
 */
export const UserEntity = new LazyEntity(
  {
    model: { entity: 'user', version: '1', service: 'foyer' },
    attributes: {
      user_id: { type: 'string', required: true },
      first_name: { type: 'string', required: true },
      last_name: { type: 'string', required: true },
      email: { type: 'string', required: true },
      pending_email: { type: kept<PendingEmail | null>(), required: true },
      is_email_confirmed: { type: 'boolean', required: true },
      confirmation_nonce: { type: kept<string | null>(), required: true },
      password_hash: { type: kept<string | null>(), required: true },
      locale: { type: kept<Locale>(), required: true },
      timezone: { type: 'string', required: true },
      /** Kept since terms can be set; absent where the stage has none. */
      accepted_terms: { type: kept<AcceptedTerms>() },
      token_version: { type: 'number', required: true },
      last_login_at: { type: kept<string | null>(), required: true },
      created_at: { type: 'string', required: true },
      version: { type: 'number' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        collection: 'identity',
        pk: { field: 'pk', composite: ['user_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type UserItem = EntityItem<typeof UserEntity>
