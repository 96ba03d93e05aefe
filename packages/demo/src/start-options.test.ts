import { expect, it } from 'vitest'
import { startOptions } from './start-options.ts'

it('keeps data in .foyer and listens on 4300 unless told otherwise', () => {
  expect(startOptions([], '/repo')).toEqual({
    port: 4300,
    directory: '/repo/.foyer',
    fresh: false,
    seed: true,
    dev: false,
  })
  expect(startOptions(['--port', '0', '--in-memory', '--fresh', '--no-seed', '--dev'], '/repo')).toEqual({
    port: 0,
    directory: null,
    fresh: true,
    seed: false,
    dev: true,
  })
})

it.each([['--prot', '1'], ['--port', 'x'], ['--port', '70000'], ['stray']])('refuses %s %s', (...args) => {
  expect(() => startOptions(args, '/repo')).toThrow(TypeError)
})
