import { describe, expect, it } from 'vitest'
import { type Grant, isGranted } from './grant.ts'

const grants: Grant[] = [
  { actions: ['dynamodb:GetItem'], resources: ['table'] },
  { actions: ['dynamodb:UpdateItem'], resources: ['table'], leadingKeys: ['$rate#*'] },
  { actions: ['s3:GetObject'], resources: ['media/*'] },
]
const update = (...leadingKeys: string[]) =>
  isGranted(grants, { action: 'dynamodb:UpdateItem', resource: 'table', leadingKeys })

describe('isGranted', () => {
  it('allows a named action on a named resource and refuses every other', () => {
    expect(isGranted(grants, { action: 'dynamodb:GetItem', resource: 'table' })).toBe(true)
    expect(isGranted(grants, { action: 'dynamodb:PutItem', resource: 'table' })).toBe(false)
    expect(isGranted(grants, { action: 'dynamodb:GetItem', resource: 'table/index/gsi1' })).toBe(false)
    expect(isGranted(grants, { action: 's3:GetObject', resource: 'media/a/b.png' })).toBe(true)
    expect(isGranted(grants, { action: 's3:GetObject', resource: 'exports/a.csv' })).toBe(false)
  })

  it('holds a call to the partition keys that the grant names', () => {
    expect(update('$rate#a', '$rate#b')).toBe(true)
    expect(update('$rate#a', '$order#b')).toBe(false)
    expect(update('x$rate#a')).toBe(false)
    expect(update()).toBe(false)
  })
})
