import { describe, expect, it } from 'vitest'
import { textsOf } from './repository.mjs'
import { weakTests } from './weak-tests.mjs'

describe('the tests of Foyer', () => {
  it('all run, and each asserts something that can be wrong', () => {
    const texts = textsOf([
      'packages/*/{src,vite}/**/*.{test,spec}.{ts,tsx}',
      '{scripts,stacks}/**/*.test.{ts,mjs}',
    ])
    // These take pictures.
    const tests = Object.entries(texts).filter(([file]) => !file.includes('/screenshots/'))
    expect(tests.length).toBeGreaterThan(500)
    expect(tests.flatMap(([file, text]) => weakTests(file, text))).toEqual([])
  })
})

describe('the check of weak tests', () => {
  const found = (source) => weakTests('a.test.ts', source)

  it.each([
    ['is left out, at least at times', "it.skip('x', () => expect(a).toBe(1))"],
    ['is left out, at least at times', "it.skipIf(!isHere)('x', () => expect(a).toBe(1))"],
    ['is left out, at least at times', "describe.runIf(isHere)('x', () => {})"],
    ['is left out, at least at times', "it('x', ({ task, skip }) => { test.skip(); expect(a).toBe(1) })"],
    ['is left out, at least at times', "xit('x', () => expect(a).toBe(1))"],
    ['asserts nothing', "it('x', async () => { await run() })"],
    ['asserts nothing', "const run = () => go()\nit('x', () => run())"],
    ['expects without a matcher', "it('x', () => { expect(a) })"],
    ['expects without a matcher', "it('x', () => { expect(a).toBe })"],
    ['does not await what it expects', "it('x', () => { expect(run()).rejects.toThrow() })"],
    ['compares something with itself', "it('x', () => { expect(most).toBe(most) })"],
    ['compares something with itself', "it('x', () => { expect(3).toBe(3) })"],
  ])('finds what %s: %s', (why, source) => {
    expect(found(source).map((line) => line.replace(/^a\.test\.ts:\d+: /, ''))).toEqual([why])
  })

  it('accepts assertions in functions of the file, in templates and in properties', () => {
    const sources = [
      "const check = () => expectAll()\nfunction expectAll() {}\nit('x', () => check())",
      "it('x', () => template.hasResource('AWS::S3::Bucket', {}))",
      "it('x', () => fc.assert(fc.property(fc.nat(), (n) => n >= 0)))",
      "it('x', async () => { await expect(run()).resolves.toBe(1) })",
      "it('x', async () => { expect(await one()).toBe(await one()) })",
    ]
    expect(sources.flatMap(found)).toEqual([])
  })
})
