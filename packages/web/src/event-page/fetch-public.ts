/** The `data` of a public GET, without the contracts and their zod, because the page requests it before any interaction. */
export async function fetchPublic<Data>(path: string): Promise<Data | 'missing' | null> {
  try {
    const response = await fetch(`/api/public${path}`, { headers: { accept: 'application/json' } })
    if (response.status === 404) return 'missing'
    return response.ok ? ((await response.json()) as { data: Data }).data : null
  } catch {
    return null
  }
}
