import { expect, test } from 'vitest'
import { widgetWords } from './widget-words.ts'

test('the widget speaks the first language that it knows, else English', () => {
  expect(widgetWords([null, 'de-AT', 'fr']).close).toBe('Schließen')
  expect(widgetWords(['pt-BR']).tickets).toBe('Ingressos')
  expect(widgetWords(['tlh', '']).buy).toBe('Get tickets')
  expect(widgetWords([]).buy).toBe('Get tickets')
})
