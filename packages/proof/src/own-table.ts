import { client } from '@foyer/core/table/client'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { openHostileTable } from './hostile/hostile-table.ts'
import { onClient } from './hostile/on-client.ts'

const { TABLE_NAME = '' } = standIns.env

/** The table of a proof's own stand-ins, with the faults of its seeds. Call this before anything is written there. */
export const table = await openHostileTable({ endpoint: standIns.origins.dynamodb, table: TABLE_NAME })
onClient(client, table.layer)
