import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { required } from '../config.ts'
import { updateEventSettings } from '../event/event-settings.ts'
import { updateEvent } from '../event/update-event.ts'
import { newLinkId } from '../random-id.ts'
import { AttendeeEntity, type AttendeeItem, readAttendee } from '../store/attendee/attendee-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { testContext } from '../testing/test-context.ts'
import { passCallOf } from '../testing/wallet-calls.ts'
import { getApplePass, getApplePasses } from './hand-out-passes.ts'

const live = await mintLiveEvent([{ type: 'FREE' }])
const { event, ctx, tickets } = live
const [ticket] = tickets
if (!ticket) throw new Error('no ticket')

async function sold(quantity = 1) {
  const order = await nameBuyer(await reserve(ticket as never, quantity))
  return { order, links: order.attendees.map(({ short_id }) => short_id) }
}

async function passOf(short_id: string) {
  const files = unzipSync(await getApplePass(testContext(), short_id))
  const textOf = (name: string) => new TextDecoder().decode(files[name])
  return { files, textOf, pass: JSON.parse(textOf('pass.json')) }
}

/** OpenSSL knows nothing of Foyer's code. Answers what it says; throws where it refuses. */
function verify(files: Record<string, Uint8Array>, manifest = files['manifest.json']): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-pass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => path.join(folder, name)
  writeFileSync(at('manifest.json'), manifest ?? '')
  writeFileSync(at('signature'), files.signature ?? '')
  writeFileSync(at('ca.pem'), required('APPLE_WWDR_CERTIFICATE'))
  const asked = [
    '-verify',
    '-binary',
    '-inform',
    'DER',
    '-in',
    at('signature'),
    '-content',
    at('manifest.json'),
  ]
  return execFileSync('openssl', ['cms', ...asked, '-CAfile', at('ca.pem'), '-purpose', 'any'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

describe('an Apple pass', () => {
  it('has a manifest with the hash of each file, and a signature that verifies with the chain', async () => {
    const { links } = await sold()
    const { files, textOf } = await passOf(links[0] ?? '')
    const manifest = JSON.parse(textOf('manifest.json')) as Record<string, string>
    const others = Object.keys(files).filter((name) => !['manifest.json', 'signature'].includes(name))
    expect(Object.keys(manifest).sort()).toEqual(others.sort())
    for (const name of others)
      expect(
        createHash('sha1')
          .update(files[name] as Uint8Array)
          .digest('hex'),
      ).toBe(manifest[name])
    expect(verify(files)).toBe(textOf('manifest.json'))
    // A control: a manifest that was changed does not verify.
    expect(() => verify(files, new TextEncoder().encode('{}'))).toThrow()
  })

  it('says event, date in the event’s time, tier, holder and reference, with the code of the ticket', async () => {
    const { order, links } = await sold()
    const [short_id = ''] = links
    const { pass } = await passOf(short_id)
    const { serial, token } = passCallOf(short_id)
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.foyer',
      teamIdentifier: 'LOCALTEAM1',
      serialNumber: serial,
      authenticationToken: token,
      webServiceURL: `${process.env.SITE_URL}/api/public/wallet/apple/`,
      description: event.title,
      voided: false,
      sharingProhibited: true,
      relevantDate: event.start_date.replace(/\.\d+Z$/, 'Z'),
      barcodes: [{ format: 'PKBarcodeFormatQR', message: short_id }],
    })
    const fields = Object.fromEntries(
      (Object.values(pass.eventTicket) as { key: string; value: string }[][])
        .flat()
        .map(({ key, value }) => [key, value]),
    )
    expect(fields).toMatchObject({
      event: event.title,
      holder: 'Bea Buyer',
      kind: 'Standing',
      order: order.reference,
    })
    expect(fields.reference).toMatch(/^A-/)
    expect(Date.parse(fields.when ?? '')).toBe(Math.floor(Date.parse(event.start_date) / 1000) * 1000)
    // Neither leads back to the ticket's link, which admits.
    expect(serial).not.toContain(short_id)
    expect(token).not.toContain(short_id)
  })

  it('has its labels, date and place in all eight languages', async () => {
    const { links } = await sold()
    const { textOf, files } = await passOf(links[0] ?? '')
    const folders = Object.keys(files).flatMap((name) => /^(.+)\.lproj\/pass\.strings$/.exec(name)?.[1] ?? [])
    expect(folders.sort()).toEqual(['de', 'en', 'es', 'fr', 'pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant'])
    expect(textOf('de.lproj/pass.strings')).toContain('"event.when" = "Wann";')
    expect(textOf('zh-Hant.lproj/pass.strings')).toContain('"ticket.name" = "姓名";')
    const dates = folders.map(
      (folder) => /"foyer.when" = "(.+)";/.exec(textOf(`${folder}.lproj/pass.strings`))?.[1],
    )
    expect(new Set(dates).size).toBeGreaterThan(6)
    expect(dates.every((date) => date?.includes(`(${event.timezone})`))).toBe(true)
  })

  it('takes the event’s color with text that can be read on it, and shows what changed', async () => {
    const own = await mintLiveEvent([{ type: 'FREE' }])
    const order = await nameBuyer(await reserve(own.tickets[0] as never))
    const [short_id = ''] = order.attendees.map((attendee) => attendee.short_id)
    const params = { event_id: own.event.id }
    for (const [color, background, text] of [
      ['#ffee00', 'rgb(255, 238, 0)', 'rgb(0, 0, 0)'],
      ['#101040', 'rgb(16, 16, 64)', 'rgb(255, 255, 255)'],
    ] as const) {
      await updateEventSettings(own.ctx, {
        params,
        body: { homepage_design: { primary_color: color } as never },
      })
      expect((await passOf(short_id)).pass).toMatchObject({
        backgroundColor: background,
        foregroundColor: text,
      })
    }
    await updateEvent(own.ctx, { params, body: { title: 'Moved “twice”' } })
    expect((await passOf(short_id)).pass.description).toBe('Moved “twice”')
  })

  it('is void and without a code once its ticket is cancelled', async () => {
    const { links } = await sold(2)
    const [attendee_short_id = '', other = ''] = links
    await cancelAttendee(ctx, { params: { event_id: event.id, attendee_short_id } })
    expect((await passOf(attendee_short_id)).pass).toMatchObject({ voided: true, barcodes: [] })
    expect((await passOf(other)).pass.voided).toBe(false)
  })

  it('names the buyer where the holder has no name', async () => {
    const { links } = await sold()
    const [attendee_short_id = ''] = links
    const attendee = await readAttendee(attendee_short_id)
    await AttendeeEntity.put({ ...(attendee as AttendeeItem), first_name: '', last_name: '' }).go()
    const { pass } = await passOf(attendee_short_id)
    expect(pass.eventTicket.auxiliaryFields[0].value).toBe('Bea Buyer')
  })

  it('comes together with the others of its order, valid ones only', async () => {
    const { order, links } = await sold(3)
    const params = { event_id: event.id, attendee_short_id: links[0] ?? '' }
    await cancelAttendee(ctx, { params })
    const files = unzipSync(await getApplePasses(testContext(), order.short_id))
    expect(Object.keys(files).sort()).toEqual(
      links
        .slice(1)
        .map((link) => `${passCallOf(link).serial}.pkpass`)
        .sort(),
    )
    const passes = Object.values(files).map((file) =>
      JSON.parse(new TextDecoder().decode(unzipSync(file)['pass.json'])),
    )
    expect(new Set(passes.map(({ groupingIdentifier }) => groupingIdentifier)).size).toBe(1)
  })

  it('is refused for an unknown ticket and for one of an open order', async () => {
    const code = { code: 'attendee.not_found' }
    await expect(getApplePass(testContext(), newLinkId())).rejects.toMatchObject(code)
    const open = await reserve(ticket)
    await expect(getApplePass(testContext(), open.attendees[0]?.short_id ?? '')).rejects.toMatchObject(code)
  })

  it('of an order of more than ten tickets stands in exactly one part of ten', async () => {
    const { tickets: many } = await mintLiveEvent([{ type: 'FREE', max_per_order: 20 } as never])
    const large = await nameBuyer(await reserve(many[0] as never, 12))
    const partOf = async (part: number) =>
      Object.keys(unzipSync(await getApplePasses(testContext(), large.short_id, part)))
    const parts = [await partOf(1), await partOf(2)]
    expect(parts.map(({ length }) => length)).toEqual([10, 2])
    const passes = large.attendees.map(({ short_id }) => `${passCallOf(short_id).serial}.pkpass`)
    expect(parts.flat().toSorted()).toEqual(passes.toSorted())
    await expect(partOf(3)).rejects.toMatchObject({ code: 'attendee.not_found' })
  })
})
