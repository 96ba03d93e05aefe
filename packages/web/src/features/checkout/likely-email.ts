/** Large providers. A typo in these names hardly ever gives the name of another provider. */
const providers = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'yahoo.com'],
  ...['t-online.de', 'laposte.net', 'wanadoo.fr', 'uol.com.br'],
]

/** Real providers that are one typo away from those. */
const neighbors = new Set(['mail.com', 'ymail.com', 'email.com'])

/** The probable address, if a large provider's domain in it has one typo, else null. */
export function likelyEmail(typed: string): string | null {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (!name || !domain || providers.includes(domain) || neighbors.has(domain)) return null
  const meant = providers.filter((provider) => isOneSlip(domain, provider))
  return meant.length === 1 ? `${name}@${meant[0]}` : null
}

/** One letter missing, extra or wrong, or two neighboring letters swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const [left, right] = [typed.slice(start), meant.slice(start)]
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}
