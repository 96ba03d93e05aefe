import { handler as snapshot } from '../change-log/snapshot-consumer.ts'
import { handler as exportFile } from '../export/export-consumer.ts'
import { handler as image } from '../image/image-consumer.ts'
import { lane } from './lane.ts'

/** Slow work: images in all sizes, exported files and snapshots. */
export const handler = lane({ image, export: exportFile, snapshot })
