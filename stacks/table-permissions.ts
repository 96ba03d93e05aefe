import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'

export function readTable(table: Table): PolicyStatement {
  return new PolicyStatement({
    actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
    resources: [table.tableArn, ...['gsi1', 'gsi2'].map((index) => `${table.tableArn}/index/${index}`)],
  })
}

/** A transaction needs the permissions of the writes in it, so these are the transaction's too. */
export function writeTable(table: Table): PolicyStatement {
  return new PolicyStatement({
    actions: [
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    ],
    resources: [table.tableArn],
  })
}
