import type { Grant } from './grant.ts'

type TableAction = 'GetItem' | 'BatchGetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem'

/** Actions on any item of the table. A transaction needs the permissions of its parts, so these are a transaction's too. */
export const onItems = (...actions: TableAction[]): Grant => ({
  actions: actions.map((action) => `dynamodb:${action}`),
  resources: ['table'],
})

/** The same, only on items with partition keys like these. Keys are ElectroDB's: `docs/decisions/0001`. */
export const onKeys = (action: TableAction, ...leadingKeys: string[]): Grant => ({
  ...onItems(action),
  leadingKeys: leadingKeys.map((key) => `$foyer#${key}_*`),
})

/** Queries of the table itself and of these indexes. */
export const queries = (...indexes: ('gsi1' | 'gsi2')[]): Grant => ({
  actions: ['dynamodb:Query'],
  resources: ['table', ...indexes.map((index) => `table/index/${index}`)],
})

export const onFiles = (
  action: 'GetObject' | 'PutObject' | 'DeleteObject' | 'AbortMultipartUpload',
  ...folders: string[]
): Grant => ({
  actions: [`s3:${action}`],
  resources: folders.map((folder) => `bucket/${folder}/*`),
})
