import { createImportBody } from '@foyer/contracts/import/import'
import { describe, expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { mintHouse, orderOf, person } from '../testing/import-house.ts'
import { mintQuestion } from '../testing/mint-question.ts'
import { importFile } from '../testing/send-import.ts'
import { createImport } from './imports.ts'

/** A house that asks the buyer how they heard of it, and every guest what they eat and when they come. */
async function mintCuriousHouse() {
  const { ctx, event_id } = await mintHouse()
  const heard = await mintQuestion(ctx, event_id, { title: 'Heard of us' })
  const food = await mintQuestion(ctx, event_id, {
    ...{ title: 'Food', type: 'CHECKBOX', belongs_to: 'ATTENDEE', is_required: true },
    options: ['Vegan', 'No nuts', 'Bread, butter'],
  })
  const day = await mintQuestion(ctx, event_id, {
    title: 'Arrival',
    type: 'DATE',
    belongs_to: 'ATTENDEE',
    is_hidden: true,
  })
  const home = await mintQuestion(ctx, event_id, { title: 'Home', type: 'ADDRESS', belongs_to: 'ATTENDEE' })
  const answersIn = async (external_id: string) => {
    const order = await orderOf(event_id, external_id)
    await activateAttendees(order?.short_id ?? '')
    const people = await readAttendees(order?.slots.map(({ short_id }) => short_id) ?? [])
    const shown = (answers: { title: string; value: unknown }[] = []) =>
      Object.fromEntries(answers.map(({ title, value }) => [title, value]))
    return {
      order: shown(order?.answers),
      tickets: [...people.values()].map(({ answers }) => shown(answers)),
    }
  }
  return { ctx, event_id, heard, food, day, home, answersIn }
}

describe('answers of an import', () => {
  it('are kept with the order or the ticket that they are about, found by title or id', async () => {
    const { ctx, event_id, day, answersIn } = await mintCuriousHouse()
    const rows = [
      {
        ...{ ...person(1), order_external_id: 'O-1' },
        answers: { 'heard of us': 'A poster', Food: 'vegan, No nuts', [day.id]: '2027-03-01' },
      },
      {
        ...person(2),
        order_external_id: 'O-1',
        answers: { 'Heard of us': 'A friend', Food: 'Bread, butter' },
      },
      { ...person(3), answers: { Home: '1 Main Street, Springfield', Food: '' } },
    ]
    const { progress } = await importFile(ctx, event_id, rows)
    expect(progress.counts).toMatchObject({ created: 3 })
    const { order, tickets } = await answersIn('O-1')
    expect(order).toEqual({ 'Heard of us': 'A poster' })
    expect(tickets).toEqual(
      expect.arrayContaining([
        { Food: ['Vegan', 'No nuts'], Arrival: '2027-03-01' },
        { Food: ['Bread, butter'] },
      ]),
    )
    expect((await answersIn('T-3')).tickets).toEqual([
      { Home: expect.objectContaining({ address_line_1: '1 Main Street, Springfield', city: '' }) },
    ])
  })

  it('that fit no question or no option are refused with their order, in a try as in an import', async () => {
    const { ctx, event_id } = await mintCuriousHouse()
    const rows = [
      { ...person(1), answers: { Shoes: '43' } },
      { ...person(2), answers: { Food: 'Fish' } },
      { ...person(3), answers: { Arrival: 'tomorrow' } },
      { ...person(4), answers: { Food: 'Vegan' } },
      { ...person(5), answers: { 'Heard of us': 'x'.repeat(501) } },
    ]
    for (const dry_run of [true, false]) {
      const { progress, report } = await importFile(ctx, event_id, rows, { dry_run })
      expect(report.map(({ code, message }) => code && [code, message])).toEqual([
        ['question.not_found', 'This event has no question “Shoes”. Create it, or leave its answers out.'],
        ['row.answer', 'Food: Choose one of the options.'],
        ['row.answer', 'Arrival: Enter a date.'],
        null,
        ['row.answer', 'Heard of us: Use at most 500 characters.'],
      ])
      expect(progress.problems.map(({ row }) => row)).toEqual([1, 2, 3, 5])
    }
  })

  it('are corrected by another import, which leaves the others alone', async () => {
    const { ctx, event_id, answersIn } = await mintCuriousHouse()
    const first = {
      ...person(1),
      answers: { 'Heard of us': 'A poster', Food: 'Vegan', Arrival: '2027-03-01' },
    }
    await importFile(ctx, event_id, [first])
    const second = { ...person(1), answers: { 'Heard of us': 'A friend', Arrival: '2027-03-02' } }
    expect((await importFile(ctx, event_id, [second])).progress.counts).toMatchObject({ updated: 1 })
    expect((await importFile(ctx, event_id, [second])).progress.counts).toMatchObject({ unchanged: 1 })
    expect(await answersIn('T-1')).toEqual({
      order: { 'Heard of us': 'A friend' },
      tickets: [{ Food: ['Vegan'], Arrival: '2027-03-02' }],
    })
    const wrong = { ...person(1), answers: { Food: 'Fish' } }
    for (const dry_run of [true, false])
      expect((await importFile(ctx, event_id, [wrong], { dry_run })).report).toMatchObject([
        { outcome: 'refused', code: 'row.answer' },
      ])
  })

  it('come from the columns of a CSV file that a mapping names', async () => {
    const { ctx, event_id, food, answersIn } = await mintCuriousHouse()
    const file = 'Id,Mail,Kind,Eats,Source\nT-9,guest@example.com,Standing,vegan,A poster\n'
    const mapping = {
      ...{ external_id: 'Id', email: 'Mail', ticket: 'Kind' },
      ...{ [`answers.${food.id}`]: 'Eats', 'answers.Heard of us': 'Source' },
    }
    const { progress } = await importFile(ctx, event_id, file, { format: 'csv', mapping })
    expect(progress).toMatchObject({ counts: { created: 1 }, mapping, format: 'csv' })
    expect(await answersIn('T-9')).toEqual({
      order: { 'Heard of us': 'A poster' },
      tickets: [{ Food: ['Vegan'] }],
    })
    const body = createImportBody.parse({ format: 'csv', dry_run: true, mapping: { answer: 'Eats' } })
    await expect(createImport(ctx, { params: { event_id }, body })).rejects.toMatchObject({
      code: 'request.invalid',
    })
  })
})
