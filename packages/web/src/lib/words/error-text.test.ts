import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { messages as germanMessages } from '../../locales/app/de.po'
import { messages as englishMessages } from '../../locales/app/en.po'
import { CallError } from '../api/call-error.ts'
import { errorText } from './error-text.ts'

const english = setupI18n({ locale: 'en', messages: { en: englishMessages } })
const german = setupI18n({ locale: 'de', messages: { de: germanMessages } })

describe('the sentence of an error', () => {
  // Specification: 5.image-pixels
  it('names the size of an image and its limits, in the language of the person', () => {
    const details = {
      width: 899,
      height: 4001,
      min_width: 900,
      min_height: 450,
      max_width: 4000,
      max_height: 4000,
    }
    const error = new CallError(422, { code: 'image.wrong_size', message: '', details })
    expect(errorText(error, english)).toBe(
      'The image is 899 by 4,001 pixels. Choose one that is at least 900 by 450 and at most 4,000 by 4,000.',
    )
    expect(errorText(error, german)).toBe(
      'Das Bild ist 899 mal 4.001 Pixel groß. Wählen Sie eines mit mindestens 900 mal 450 und höchstens 4.000 mal 4.000 Pixeln.',
    )
  })
})
