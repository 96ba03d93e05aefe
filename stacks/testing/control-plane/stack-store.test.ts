import { beforeEach, expect, it } from 'vitest'
import { awsQuotas } from '../../limit/aws-quotas.ts'
import type { Objects } from './object-store.ts'
import { StackStore } from './stack-store.ts'

let objects: Objects
let stacks: StackStore
beforeEach(() => {
  objects = new Map()
  stacks = new StackStore(objects)
})

function write(action: 'CreateStack' | 'UpdateStack', name: string, template: object): string {
  objects.set(`${name}.json`, Buffer.from(JSON.stringify(template)))
  stacks.answer(action, new URLSearchParams({ StackName: name, TemplateURL: `https://s3.test/${name}.json` }))
  return stacks.statuses()[name] ?? ''
}

const site = (policies: number) => ({
  Resources: Object.fromEntries(
    Array.from({ length: policies }, (_, n) => [`p${n}`, { Type: 'AWS::CloudFront::ResponseHeadersPolicy' }]),
  ),
})

it('has room for four stages with the policies that a stage takes, as an account has, and not for a fifth', () => {
  const { stage, default: quota } = awsQuotas.responseHeadersPolicies
  const rooms = Math.floor(quota / stage)
  for (let n = 0; n < rooms; n += 1)
    expect(write('CreateStack', `s${n}-foyer-site`, site(stage))).toBe('CREATE_COMPLETE')
  expect(rooms).toBe(4)
  expect(write('CreateStack', 's4-foyer-site', site(stage))).toBe('ROLLBACK_COMPLETE')
  // An update counts a stack's policies once.
  expect(write('UpdateStack', 's0-foyer-site', site(stage - 1))).toBe('UPDATE_COMPLETE')
})

it('does not let an export go that another stack imports', () => {
  const exporting = {
    Resources: { it: { Type: 'AWS::SNS::Topic' } },
    Outputs: { Name: { Value: '1', Export: { Name: 'site:name' } } },
  }
  const importing = {
    Resources: {
      it: { Type: 'AWS::SNS::Topic', Properties: { DisplayName: { 'Fn::ImportValue': 'site:name' } } },
    },
  }
  write('CreateStack', 'a-foyer-site', exporting)
  write('CreateStack', 'a-foyer-api', importing)
  expect(write('UpdateStack', 'a-foyer-site', { Resources: exporting.Resources })).toBe(
    'UPDATE_ROLLBACK_COMPLETE',
  )
  expect(write('UpdateStack', 'a-foyer-site', { ...exporting, Description: 'new' })).toBe('UPDATE_COMPLETE')
})
