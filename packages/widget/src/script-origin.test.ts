import { expect, test } from 'vitest'
import { addressIn } from './script-origin.ts'

test.each([
  [
    'Chrome',
    'Error\n    at a (https://tickets.example/widget.js:1:20)\n    at https://site.example/app.js:3:1',
  ],
  ['Firefox', 'a@https://tickets.example/widget.js:1:20\n@https://site.example/app.js:3:1'],
  ['Safari', 'module code@https://tickets.example/widget.js?v=2:1:20'],
])('a module finds where it was loaded from in the calls that %s lists', (_browser, calls) => {
  expect(addressIn(calls)).toBe('https://tickets.example/widget.js')
})

test('a script of another name has no address of its own', () => {
  expect(addressIn('Error\n    at https://site.example/app.js:3:1')).toBeNull()
})
