import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'

/** Files of tests share a process. Each one that tests the door begins with a device on which nothing is stored. */
export async function emptyDevice(): Promise<void> {
  await Promise.all([deleteDB('foyer-door'), deleteDB('foyer-rosters')])
}
