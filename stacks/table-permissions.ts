import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { tableReads, tableWrites } from './grant/function-grants.ts'
import type { Grant } from './grant/grant.ts'

export function readTable(table: ITable): PolicyStatement {
  return tableStatement(table, tableReads)
}

export function writeTable(table: ITable): PolicyStatement {
  return tableStatement(table, tableWrites)
}

/** The policy's statement for a grant on the table and its indexes. */
export function tableStatement(table: ITable, { actions, resources, leadingKeys }: Grant): PolicyStatement {
  return new PolicyStatement({
    actions: [...actions],
    resources: resources.map((resource) => `${table.tableArn}${resource.slice('table'.length)}`),
    ...(leadingKeys && {
      conditions: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys },
        // "For all" is also true of a call that names no key.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    }),
  })
}
