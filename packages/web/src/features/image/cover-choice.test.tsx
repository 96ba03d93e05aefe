import { expect, test } from 'vitest'
import { renderText } from '../../testing/render-text.tsx'
import { CoverChoice } from './cover-choice.tsx'

// Specification: 9.cover-recommended
test('the choice of a cover says its best size, and its smallest', () => {
  const text = renderText(<CoverChoice shown={null} onChoose={() => {}} />)
  expect(text).toContain('Best at 2160 by 1080 pixels, at least 900 by 450.')
})
