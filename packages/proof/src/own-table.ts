import { client } from '@foyer/core/table/client'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { openHostileTable } from './hostile/hostile-table.ts'
import { onClient } from './hostile/on-client.ts'

const { TABLE_NAME = '' } = standIns.env

/** The table of a proof's own stand-ins, in the weather of its seeds; call it before anything is written there. */
export const table = await openHostileTable({ endpoint: standIns.origins.dynamodb, table: TABLE_NAME })
onClient(client, table.layer)
