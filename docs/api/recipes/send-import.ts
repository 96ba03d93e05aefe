interface Begun {
  id: string
  upload: { url: string; fields: { [name: string]: string } } | null
}

interface Shown {
  status: string
}

export interface Ways {
  send?: (address: string, init: RequestInit) => Promise<Response>
  wait?: () => Promise<unknown>
}

/** Sends the file of an import that has begun, if it waits for one, and answers how it ended. `look` asks how far it is. */
export async function sendImport<Progress extends Shown>(
  { upload }: Begun,
  file: Blob | null,
  look: () => Promise<{ data?: { data: Progress }; error?: unknown }>,
  { send = fetch, wait = aMoment }: Ways,
): Promise<Progress> {
  if (upload && file) {
    const form = new FormData()
    for (const [name, value] of Object.entries(upload.fields)) form.append(name, value)
    form.append('file', file)
    const sent = await send(upload.url, { method: 'POST', body: form })
    if (!sent.ok) throw new Error(`The file was refused: ${sent.status}.`)
  }
  for (;;) {
    await wait()
    const { data: now, error } = await look()
    if (!now) throw error
    if (now.data.status === 'DONE' || now.data.status === 'FAILED') return now.data
  }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5000))
