import type { Grant } from './grant.ts'

export const tableReads: Grant = {
  actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
  resources: ['table', 'table/index/gsi1', 'table/index/gsi2'],
}

/** A transaction needs the permissions of the writes in it, so these are the transaction's too. */
export const tableWrites: Grant = {
  actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
  resources: ['table'],
}

/** Promo codes that are guessed through a page are counted; no other item has a key like this. */
const promoGuesses: Grant = {
  actions: ['dynamodb:UpdateItem'],
  resources: ['table'],
  leadingKeys: ['$foyer#limit_promo-code#*'],
}

/**
 * What functions may do beside writing their own log (docs/decisions/0041). The stacks make the roles from it, and the
 * stand-ins refuse what it leaves out.
 */
export const functionGrants = {
  page: [tableReads, promoGuesses],
} satisfies Record<string, readonly Grant[]>
export type GrantedFunction = keyof typeof functionGrants
