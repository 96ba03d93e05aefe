import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { announceStandIns, keptStandIns } from './kept-stand-ins.ts'
import { type StandIns, startStandIns } from './start-stand-ins.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-kept-'))
const file = path.join(folder, 'stand-ins.json')
let standIns: StandIns | undefined

afterEach(() => standIns?.stop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('stand-ins that stay up between test runs', () => {
  it('are found only while they answer', async () => {
    expect(await keptStandIns(file)).toBeNull()
    standIns = await startStandIns({ directory: null })
    const withdraw = announceStandIns(standIns.env, file)
    expect(await keptStandIns(file)).toEqual(standIns.env)
    await standIns.stop()
    expect(await keptStandIns(file)).toBeNull()
    withdraw()
    expect(await keptStandIns(file)).toBeNull()
  })

  it('are not reused after the code of the stand-ins has changed', async () => {
    standIns = await startStandIns({ directory: null })
    announceStandIns(standIns.env, file)
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...kept, fingerprint: 'of other sources' }))
    expect(await keptStandIns(file)).toBeNull()
  })
})
