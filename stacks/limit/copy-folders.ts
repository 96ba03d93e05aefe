/** Where the copy of a stage has what (docs/aws/copy.json): exports of the table, and its images under the names that they have. */
export const copyFolders = { table: 'table', media: 'media/' } as const

/** The roles that write to the copy. Its bucket's policy names them. IAM knows no regions, so the name does. */
export function copyRoleName(stage: string, region: string, what: keyof typeof copyFolders): string {
  return `${stage}-foyer-copy-${what}-${region}`
}
