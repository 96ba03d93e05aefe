import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleEmails } from './sample-emails.ts'

// Writes every email in each complete language to a folder, to view in a browser.
const folder = join(tmpdir(), 'foyer-emails')
await mkdir(folder, { recursive: true })
for (const locale of ['en', 'de']) {
  for (const [name, renderSample] of Object.entries(
    sampleEmails({ locale, currency: 'EUR', userText: null }),
  )) {
    const { subject, html, text } = await renderSample()
    await writeFile(join(folder, `${name}.${locale}.html`), html)
    await writeFile(join(folder, `${name}.${locale}.txt`), `${subject}\n\n${text}`)
  }
}
console.log(`Written to ${folder}`)
