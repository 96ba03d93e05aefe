export interface Ticket {
  /** Your own id of the ticket, and of the order that it belongs to. */
  external_id: string
  order_external_id?: string
  /** The title of a ticket of the event. */
  ticket: string
  first_name: string
  last_name: string
  email: string
  /** What was paid for it elsewhere, in minor units. */
  amount_paid?: number
  /** When it was sold, and the text of its old QR code, which still admits. */
  sold_at?: string
  barcode?: string
}

interface Import {
  id: string
  status: 'WAITING' | 'WRITING' | 'DONE' | 'FAILED'
  counts: Record<string, number>
  missing_places: Record<string, number>
  problem: string | null
  upload: { url: string; fields: Record<string, string> } | null
  report_url: string | null
}

interface Options {
  address: string
  /** With the scope `order.edit`. */
  apiKey: string
  event_id: string
  /** Only report what would happen. */
  dry_run: boolean
  send?: (address: string, init: RequestInit) => Promise<Response>
  wait?: () => Promise<unknown>
}

/** Brings tickets that were sold elsewhere into an event, any number in one file, and sends no email. Run it again: what is there stays. */
export async function importAttendees(
  tickets: readonly Ticket[],
  { address, apiKey, event_id, dry_run, send = fetch, wait = aMoment }: Options,
): Promise<Import> {
  const imports = `${address}/api/events/${event_id}/imports`
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ format: 'rows', dry_run })
  let now = await answerOf(await send(imports, { method: 'POST', headers, body }))
  const form = new FormData()
  for (const [name, value] of Object.entries(now.upload?.fields ?? {})) form.append(name, value)
  form.append('file', new Blob([tickets.map((ticket) => `${JSON.stringify(ticket)}\n`).join('')]))
  const sent = await send(now.upload?.url ?? '', { method: 'POST', body: form })
  if (!sent.ok) throw new Error(`The file was refused: ${sent.status}.`)
  while (now.status === 'WAITING' || now.status === 'WRITING') {
    await wait()
    now = await answerOf(await send(`${imports}/${now.id}`, { headers }))
  }
  return now
}

async function answerOf(response: Response): Promise<Import> {
  const answer = (await response.json()) as { data: Import; message: string }
  if (!response.ok) throw new Error(answer.message)
  return answer.data
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5000))
