/** Stripe's name of a missing detail, as words: `individual.verification.document` → "Individual: verification document". */
export function requirementText(requirement: string): string {
  const [subject = '', ...rest] = requirement.split('.')
  const words = (text: string) => text.replaceAll('_', ' ')
  const start = words(subject)
  const capital = start.charAt(0).toUpperCase() + start.slice(1)
  return rest.length > 0 ? `${capital}: ${words(rest.join(' '))}` : capital
}
