/** Some actions on some resources, like one statement of a role's policy; plain data that stacks and stand-ins share. */
export interface Grant {
  actions: readonly string[]
  /** By a name within Foyer, such as `table/index/gsi1`, `bucket/media/*` or `queue/email`; `*` stands for any text. */
  resources: readonly string[]
  /** Only items with partition keys like these (`dynamodb:LeadingKeys`). */
  leadingKeys?: readonly string[]
  /** Only mail from the stage's own sender (`ses:FromAddress`). */
  fromOwnSender?: true
  /** Only on a stage that gives the function this variable. */
  onlyWith?: 'PLACE_PROVIDER'
}

/** One call that a function makes to AWS. A call to the table names the partition keys that it touches. */
export interface AwsCall {
  action: string
  resource: string
  leadingKeys?: readonly string[]
  fromOwnSender?: boolean
}

/** Whether a role with these grants may make the call. As in IAM, what is not granted is refused. */
export function isGranted(grants: readonly Grant[], call: AwsCall): boolean {
  return grants.some(
    ({ actions, resources, leadingKeys, fromOwnSender }) =>
      actions.includes(call.action) &&
      resources.some((it) => isLike(it, call.resource)) &&
      (leadingKeys === undefined || areLike(leadingKeys, call.leadingKeys ?? [])) &&
      (fromOwnSender === undefined || call.fromOwnSender === true),
  )
}

function areLike(patterns: readonly string[], keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => patterns.some((pattern) => isLike(pattern, key)))
}

/** `*` stands for any text, in IAM's resources and conditions alike. */
export function isLike(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(text)
}
