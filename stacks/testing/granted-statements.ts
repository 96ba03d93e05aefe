import type { Template } from 'aws-cdk-lib/assertions'

export interface GrantedStatement {
  actions: string[]
  /** The resources as the template writes them, in JSON; they name the stack and the resource. */
  resources: string[]
  conditions: Record<string, Record<string, unknown>> | undefined
}

interface PolicyDocument {
  Statement: {
    Effect: string
    Action: string | string[]
    Resource: unknown
    Condition?: GrantedStatement['conditions']
  }[]
}

/** All that a function of `createFunction` may do, from its role's inline policies and the policies attached to it. */
export function grantedStatements(template: Template, functionId: string): GrantedStatement[] {
  const prefix = `${functionId}role`.replaceAll('-', '')
  const roles = Object.entries(template.findResources('AWS::IAM::Role')).filter(([id]) =>
    id.startsWith(prefix),
  )
  const [role] = roles
  if (!role || roles.length > 1) throw new Error(`${functionId} has ${roles.length} roles`)
  const [roleId, { Properties }] = role
  if (Properties.ManagedPolicyArns) throw new Error(`${functionId} has managed policies`)
  const attached = Object.values(template.findResources('AWS::IAM::Policy'))
    .filter((policy) => policy.Properties.Roles.some((it: { Ref: string }) => it.Ref === roleId))
    .map((policy) => policy.Properties.PolicyDocument)
  const inline = (Properties.Policies ?? []).map((it: { PolicyDocument: unknown }) => it.PolicyDocument)
  return [...inline, ...attached].flatMap((document: PolicyDocument) =>
    document.Statement.map((statement) => ({
      actions: [statement.Action].flat(),
      resources: [statement.Resource].flat().map((it) => JSON.stringify(it)),
      conditions: statement.Condition,
    })),
  )
}
