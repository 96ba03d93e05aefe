import { type NagPackSuppression, NagSuppressions } from 'cdk-nag'
import type { IConstruct } from 'constructs'

/** Accepts a cdk-nag finding where it arises, with the reason that a reviewer would ask for. */
export function acceptFinding(
  construct: IConstruct,
  rule: `AwsSolutions-${string}`,
  reason: string,
  appliesTo?: NagPackSuppression['appliesTo'],
): void {
  NagSuppressions.addResourceSuppressions(
    construct,
    [{ id: rule, reason, ...(appliesTo && { appliesTo }) }],
    true,
  )
}
