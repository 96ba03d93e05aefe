import { getOrder } from '@foyer/contracts/order/order-endpoints'
import {
  countAnswers,
  deleteQuestion,
  listAnswers,
  listQuestions,
  sortQuestions,
  updateQuestion,
} from '@foyer/contracts/question/question-endpoints'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, hold, lose } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId, sampleLinkId } from '../../testing/sample.ts'

const list = () => within(screen.getByRole('list', { name: 'About the order' }))
const seesOrder = (titles: string[]) =>
  waitFor(() =>
    expect(
      list()
        .queryAllByRole('listitem')
        .map((item) => item.querySelector('a')?.textContent),
    ).toEqual(titles),
  )
const ask = (...titles: string[]) => titles.map((title) => ({ title, belongs_to: 'ORDER' as const }))
const ids = [0, 1, 2].map((row) => sampleId('question', row))

// Specification: 8.sorting-failed
test('a question is moved by its menu; a failure brings the old order back', async () => {
  const questions = ask('Company', 'Phone', 'Shoe size')
  answer(listQuestions, questions)
  const sorted = answer(sortQuestions, ({ body }) =>
    body.question_ids.map((id) => ({ id, ...questions[ids.indexOf(id)] })),
  )
  const user = openScreen(eventScreen('questions'))
  await user.click(await screen.findByRole('button', { name: 'Actions for Shoe size' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  await seesOrder(['Company', 'Shoe size', 'Phone'])
  screen.getByText('Shoe size is at position 2 of 3.')
  await waitFor(() => expect(sorted.map(({ body }) => body.question_ids)).toEqual([[ids[0], ids[2], ids[1]]]))

  lose(sortQuestions)
  const letGo = hold(sortQuestions)
  await user.click(screen.getByRole('button', { name: 'Actions for Company' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
  await seesOrder(['Shoe size', 'Company', 'Phone'])
  letGo()
  await screen.findByText('Sorting failed. The order has not changed.')
  await seesOrder(['Company', 'Shoe size', 'Phone'])
})

// Specification: 5.hidden-question-shown 5.sorting-questions
test('hiding a question shows the hidden ones, and questions cannot be sorted while hidden ones are not shown', async () => {
  const [company, phone] = ask('Company', 'Phone')
  answer(listQuestions, [{ ...company }, { ...phone }])
  const saved = answer(updateQuestion, { ...company, is_hidden: true })
  const user = openScreen(eventScreen('questions'))
  await user.click(await screen.findByRole('link', { name: 'Company' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit question' }))
  await user.click(await form.findByRole('button', { name: /^Visibility/ }))
  await user.click(await form.findByRole('checkbox', { name: 'Hide from buyers' }))
  answer(listQuestions, [{ ...company, is_hidden: true }, { ...phone }])
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('This question is hidden, so the list now shows hidden questions.')
  expect(saved.map(({ body }) => body.is_hidden)).toEqual([true])
  const shown = await screen.findByRole('switch', { name: 'Show 1 hidden question', checked: true })
  await seesOrder(['Company', 'Phone'])

  await user.click(shown)
  await seesOrder(['Phone'])
  screen.getByText(/^Show hidden questions to change the order/)
  expect(list().queryByRole('button', { name: 'Move Phone' })).toBe(null)

  await user.click(screen.getByRole('button', { name: 'Actions for Phone' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(/Existing answers stay on their orders/)
  answer(deleteQuestion)
  answer(listQuestions, [{ ...company, is_hidden: true }])
  await user.click(question.getByRole('button', { name: 'Delete question' }))
  await screen.findByText('Question deleted')
  await seesOrder([])
})

test('the answers to a question are counted, listed and searched, and lead to the people who gave them', async () => {
  const meal = { title: 'Meal', type: 'RADIO' as const, options: ['Fish', 'Meat'] }
  answer(listQuestions, [meal])
  answer(countAnswers, {
    answered: 3,
    options: [
      { option: 'Fish', count: 2, is_offered: true },
      { option: 'Meat', count: 1, is_offered: true },
    ],
  })
  const given = { Una: 'Fish', Duo: 'Meat', Tres: 'Fish' }
  answer(listAnswers, ({ query }) =>
    Object.entries(given)
      .filter(([name]) => name.toLowerCase().includes(query.query ?? ''))
      .map(([first_name, value]) => ({ first_name, answer: { title: 'Meal', type: 'RADIO', value } })),
  )
  const user = openScreen(eventScreen('questions'))
  await user.click(await screen.findByRole('link', { name: 'Answers' }))
  const sheet = await screen.findByRole('dialog', { name: 'Answers' })
  const counts = within(sheet).getByRole('list', { name: 'How often each option was chosen' })
  await within(counts).findByText('(66.7%)')
  const read = within(counts).getAllByRole('listitem')
  expect(read.map(({ textContent }) => textContent)).toEqual(['Fish 2 (66.7%)', 'Meat 1 (33.3%)'])
  await waitFor(() => expect(within(sheet).getAllByRole('row')).toHaveLength(4))
  await user.type(within(sheet).getByRole('searchbox'), 'duo')
  await waitFor(() => expect(within(sheet).getAllByRole('row')).toHaveLength(2))
  within(within(sheet).getByRole('row', { name: /Duo/ })).getByText('Meat')
  within(sheet).getByRole('button', { name: 'Export' })
  answer(getOrder, { answers: [{ title: 'Meal', type: 'RADIO', value: 'Meat' }] })
  await user.click(within(sheet).getByRole('link', { name: /Duo/ }))
  await within(await screen.findByRole('dialog', { name: /^Order O-/ })).findByText('Meat')
  expect(window.location.search).toBe(`?order=${sampleLinkId()}`)
  window.history.back()
  await screen.findByRole('dialog', { name: 'Answers' })
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
  expect(window.location.search).toBe('')
})
