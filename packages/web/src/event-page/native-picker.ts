/**
 * Handles the picker's buttons until React does: a press of `data-step` or `data-amount` changes the fields of its
 * `data-price`, and React starts from their values. Ignores other buttons (docs/decisions/0079).
 */
export function pressNatively(target: Element): void {
  const button = target.closest<HTMLElement>('[data-step], [data-amount]')
  const row = button?.closest('[data-price]')
  const quantity = row?.querySelector<HTMLInputElement>('input[type=number]')
  if (!button || !row || !quantity) return
  const { step, amount } = button.dataset
  if (step && button.ariaDisabled !== 'true') quantity.value = String(stepped(quantity, Number(step)))
  const donation = row.querySelector<HTMLInputElement>('input[type=text]')
  if (amount !== undefined && donation) {
    donation.value = amount
    if (Number(quantity.value) === 0) quantity.value = String(stepped(quantity, 1))
  }
  for (const other of row.querySelectorAll('[data-step]')) {
    const isDown = other.getAttribute('data-step') === '-1'
    const mayGo = isDown ? Number(quantity.value) > 0 : Number(quantity.value) < Number(quantity.max)
    other.ariaDisabled = mayGo ? null : 'true'
  }
}

/** Like `more` and `fewer` of `picks.ts` for one price. React then limits it to what the whole choice allows. */
function stepped({ value, max, dataset }: HTMLInputElement, step: number): number {
  const [now, first, most] = [Number(value), Number(dataset.first), Number(max)]
  if (step > 0) return Math.min(most, now === 0 ? Math.max(1, first) : now + 1)
  return now <= first ? 0 : now - 1
}
