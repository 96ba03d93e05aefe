import { createHash, createHmac } from 'node:crypto'
import type { Wallet } from '@foyer/contracts/wallet/wallet'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'

/**
 * A ticket's pass, written when it is first handed out. Wallets know it by its serial number alone, which is made from the ticket's
 * link and does not lead back to it. `changed_at` rises with each change, by a second at least, since HTTP dates have whole
 * seconds. Read by its serial number; gone by TTL a year after its event.
 */
export const WalletPassEntity = new LazyEntity(
  {
    model: { entity: 'wallet_pass', version: '1', service: 'foyer' },
    attributes: {
      serial: { type: 'string', required: true },
      attendee_short_id: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      /** In seconds since 1970. */
      changed_at: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['serial'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type WalletPassItem = EntityItem<typeof WalletPassEntity>

/**
 * A device that keeps a pass and wants to hear of its changes; Google keeps all of a pass's copies, so it is one device, `google`. Read by
 * the pass, by the event (all its passes show a changed date), and by the device (Apple asks which of its passes changed).
 */
export const PassDeviceEntity = new LazyEntity(
  {
    model: { entity: 'pass_device', version: '1', service: 'foyer' },
    attributes: {
      serial: { type: 'string', required: true },
      device: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      wallet: { type: kept<Wallet>(), required: true },
      /** By which Apple reaches the device. */
      push_token: { type: 'string' },
      version: { type: 'number', required: true },
      /** By which an event's devices are divided into chunks without reading each. */
      row: { type: kept<{ serial: string; device: string }>(), required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['serial'] },
        sk: { field: 'sk', composite: ['device'] },
      },
      event: {
        index: 'gsi1',
        scope: 'pass_device',
        pk: { field: 'gsi1pk', composite: ['event_id'] },
        sk: { field: 'gsi1sk', composite: ['serial', 'device'] },
      },
      device: {
        index: 'gsi2',
        scope: 'device_pass',
        condition: (device: Record<string, unknown>) => device.wallet === 'APPLE',
        pk: { field: 'gsi2pk', composite: ['device'] },
        sk: { field: 'gsi2sk', composite: ['serial'] },
      },
    },
  },
  onTable,
)
export type PassDeviceItem = EntityItem<typeof PassDeviceEntity>

/** Google as the device that keeps a pass. */
export const googleDevice = 'google'

/** The serial number of a ticket's pass: 32 hexadecimal digits, always the same for one ticket. */
export function serialOf(attendee_short_id: string): string {
  return createHash('sha256').update(`wallet-serial:${attendee_short_id}`).digest('hex').slice(0, 32)
}

/**
 * What Apple's wallet shows to ask about one pass. It is made from the ticket's link, so it needs no secret of the stage that would
 * have to change one day, and it leads back to nothing.
 */
export function passToken(attendee_short_id: string): string {
  return createHmac('sha256', attendee_short_id).update('wallet-token').digest('base64url')
}

/** The pass of a serial number, strongly read, or null. */
export async function readPass(serial: string): Promise<WalletPassItem | null> {
  const { data } = await WalletPassEntity.get({ serial }).go({ consistent: true })
  return data
}

/** The passes of these serial numbers, 100 at most, strongly read. */
export async function readPasses(serials: readonly string[]): Promise<WalletPassItem[]> {
  if (serials.length === 0) return []
  const keys = serials.map((serial) => ({ serial }))
  const { data } = await WalletPassEntity.get(keys).go({ consistent: true })
  return data
}

/** The devices that keep a pass, strongly read. */
export async function readDevices(serial: string): Promise<PassDeviceItem[]> {
  const { data } = await PassDeviceEntity.query.primary({ serial }).go({ consistent: true, pages: 'all' })
  return data
}
