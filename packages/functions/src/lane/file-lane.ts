import { handler as snapshot } from '../change-log/snapshot-consumer.ts'
import { handler as exportFile } from '../export/export-consumer.ts'
import { handler as image } from '../image/image-consumer.ts'
import { handler as importing } from '../import/import-consumer.ts'
import { lane } from './lane.ts'

/** Slow work: images in all sizes, exported and imported files, and snapshots. */
export const handler = lane({ image, export: exportFile, snapshot, import: importing })
