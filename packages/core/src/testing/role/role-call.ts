/** What IAM is asked about one call: the action, and the resource by its name within Foyer (`stacks/grant/grant.ts`). */
export interface RoleCall {
  action: string
  resource: string
  /** The partition keys that a call to the table touches. */
  leadingKeys?: string[]
  /** Of an email: whether it is from the sender that this stage is given. */
  fromOwnSender?: boolean
}
