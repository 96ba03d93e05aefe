import { expect, it } from 'vitest'
import { eventsSnippet } from './events-snippet.ts'

it('names the organizer, and leaves a link that no name can break out of', () => {
  const organizer = { id: 'og_7kq2m9x4w8c3vd5p', slug: 'riverside-hall' }
  const code = eventsSnippet('https://tickets.example', organizer, 'Events of </a><b>R&B')
  expect(code).toBe(`<script async src="https://tickets.example/widget.js"></script>
<foyer-events organizer="og_7kq2m9x4w8c3vd5p">
  <a href="https://tickets.example/o/og_7kq2m9x4w8c3vd5p/riverside-hall">Events of &lt;/a>&lt;b>R&amp;B</a>
</foyer-events>`)
})
