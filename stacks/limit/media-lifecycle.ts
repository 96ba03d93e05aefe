/** How many days back a stage can be restored: its table by its own recovery, its images by their old versions. */
export const recoverableDays = 35

/** After this many days the bucket forgets the parts of an upload that never ended. */
export const abandonedUploadDays = 1

/**
 * What the bucket of images deletes, by folder: objects after `days` (null keeps them), and what was overwritten or deleted after
 * `oldVersionDays`. Uploads that were never confirmed, and exported files, which hold personal data, are gone two days after they were made. So is what a newer snapshot of an event replaced.
 */
export const mediaLifecycle: readonly { prefix: string; days: number | null; oldVersionDays: number }[] = [
  { prefix: 'uploads/', days: 1, oldVersionDays: 1 },
  { prefix: 'exports/', days: 1, oldVersionDays: 1 },
  { prefix: 'snapshots/', days: null, oldVersionDays: 1 },
  { prefix: 'media/', days: null, oldVersionDays: recoverableDays },
]
