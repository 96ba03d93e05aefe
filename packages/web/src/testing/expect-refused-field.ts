import { screen, waitFor } from '@testing-library/dom'
import { expect } from 'vitest'

/** A field of this label says what is wrong with it, has the focus, and keeps what was typed. */
export async function expectRefusedField(label: RegExp, sentence: string, typed: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  await waitFor(() => {
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe(sentence)
  })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(typed)
}
