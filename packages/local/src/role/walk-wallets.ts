import { randomUUID } from 'node:crypto'
import { walletPaths } from '@foyer/contracts/wallet/wallet-paths'
import { updateEvent } from '@foyer/core/event/update-event'
import { PassDeviceEntity, serialOf } from '@foyer/core/store/wallet/wallet-entity'
import { putAll } from '@foyer/core/table/batches'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { passCallOf } from '@foyer/core/testing/wallet-calls'

const siteUrl = () => process.env.SITE_URL ?? ''

/** A ticket in both wallets, on a phone that removes it again and on one that is gone, and an event with more passes than one message tells. */
export async function walkWallets(): Promise<void> {
  const { event, ctx, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const order = await nameBuyer(await reserve(ticket))
  const short_id = order.attendees[0]?.short_id ?? ''
  const { serial, token, pass_type_id } = passCallOf(short_id)
  await call(walletPaths.applePass(short_id))
  await call(walletPaths.googlePass(short_id))
  const authorization = `ApplePass ${token}`
  const phone = `/api/public/wallet/apple/v1/devices/${randomUUID()}/registrations/${pass_type_id}`
  const headers = { authorization, 'content-type': 'application/json' }
  const body = JSON.stringify({ pushToken: `gone${randomUUID()}` })
  await call(`${phone}/${serial}`, { method: 'POST', headers, body })
  await call(phone)
  await call(`${phone}/${serial}`, { method: 'DELETE', headers })
  await call(`${phone}/${serial}`, { method: 'POST', headers, body })
  const crowd = Array.from({ length: 120 }, () => {
    const row = { serial: serialOf(randomUUID()), device: randomUUID() }
    const ttl = Math.floor(Date.now() / 1000) + 3600
    return {
      ...row,
      row,
      ttl,
      event_id: event.id,
      wallet: 'APPLE' as const,
      push_token: randomUUID(),
      version: 1,
    }
  })
  await putAll(PassDeviceEntity, crowd)
  await updateEvent(ctx, { params: { event_id: event.id }, body: { title: 'Another night' } })
}

async function call(path: string, init: RequestInit = {}): Promise<void> {
  const { status } = await fetch(`${siteUrl()}${path}`, { redirect: 'manual', ...init })
  if (status >= 400) throw new Error(`${init.method ?? 'GET'} ${path} answers ${status}.`)
}
