import { admittedAt, mintDoor, mintGuests } from '../door/mint-door.ts'
import { type EnginePage, phone } from '../engine/engine.ts'
import { expect, test } from '../engine/engine-test.ts'
import { waitFor } from '../engine/wait-for.ts'
import { mintEvent } from '../event/mint-event.ts'

test('a steward types a code: the guest is admitted, and a second scan of the code is recognized', async ({
  openBrowser,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const link = await mintDoor(event)
  const { Ada } = await mintGuests(event, link, ['Ada', 'Ben'])
  const page = await openBrowser(phone, `/check-in/${link}`)
  await page.see({ kind: 'field', name: 'Ticket code' })
  await page.evaluate(keepVerdicts, null)
  await typeCode(page, Ada)
  await expectVerdict(page, 'admitted', 'Ada Guest')
  await typeCode(page, Ada)
  await expectVerdict(page, 'already', 'Ada Guest')
  expect(await admittedAt(link)).toEqual(['Ada'])
})

type WatchedWindow = Window & { verdicts: { kind: string | undefined; words: string | null }[] }

/** Runs in the page and records each verdict, since a verdict stays for only a second. */
function keepVerdicts(): void {
  const verdicts: WatchedWindow['verdicts'] = []
  Object.assign(window, { verdicts })
  new MutationObserver(() => {
    const shown = document.querySelector<HTMLElement>('[data-verdict]')
    if (shown) verdicts.push({ kind: shown.dataset.verdict, words: shown.textContent })
  }).observe(document.body, { childList: true, subtree: true })
}

async function typeCode(page: EnginePage, code: string): Promise<void> {
  await waitFor('the door without a verdict', () =>
    page.evaluate(() => !document.querySelector('[data-verdict]'), null),
  )
  await page.type({ kind: 'field', name: 'Ticket code' }, code)
  await page.press('Enter')
}

async function expectVerdict(page: EnginePage, kind: string, words: string): Promise<void> {
  await waitFor(`the verdict “${kind}”`, () =>
    page.evaluate(
      ([wanted, name]) =>
        (window as unknown as WatchedWindow).verdicts.some(
          (verdict) => verdict.kind === wanted && verdict.words?.includes(name ?? ''),
        ),
      [kind, words],
    ),
  )
}
