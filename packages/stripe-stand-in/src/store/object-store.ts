import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Kind, StoredRecords } from './stored-record.ts'

export interface Owned<K extends Kind> {
  account: string
  record: StoredRecords[K]
}

interface PageQuery {
  where?: Record<string, string | number | undefined>
  createdFrom?: number
  createdTo?: number
  startingAfter?: string
  endingBefore?: string
  limit: number
}

/** Records by kind, account and id, newest first, in SQLite: in memory, or in a file that outlives restarts. */
export interface ObjectStore {
  get<K extends Kind>(kind: K, account: string, id: string): StoredRecords[K] | undefined
  /** The one record with that id in any account, for pages and jobs that do not know the account. */
  find<K extends Kind>(kind: K, id: string): Owned<K> | undefined
  put<K extends Kind>(kind: K, account: string, record: StoredRecords[K]): void
  remove(kind: Kind, account: string, id: string): void
  page<K extends Kind>(kind: K, account: string, query: PageQuery): StoredRecords[K][]
  /** Oldest first, over all accounts. */
  all<K extends Kind>(kind: K, where?: Record<string, string | number>): Owned<K>[]
  transaction<T>(work: () => T): T
  close(): void
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS record (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, account TEXT NOT NULL,
    id TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (kind, id, account)
  );
  CREATE INDEX IF NOT EXISTS record_account ON record (kind, account, seq);
  CREATE INDEX IF NOT EXISTS record_intent ON record (kind, json_extract(body, '$.payment_intent'));
  CREATE INDEX IF NOT EXISTS record_status ON record (kind, json_extract(body, '$.status'));
`

interface Row {
  account: string
  body: string
}

export function openObjectStore(directory: string | null): ObjectStore {
  if (directory !== null) mkdirSync(directory, { recursive: true })
  const database = new DatabaseSync(directory === null ? ':memory:' : join(directory, 'stripe.sqlite'))
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`)
  let depth = 0

  function select<K extends Kind>(condition: string, values: SQLInputValue[]): Owned<K>[] {
    const rows = database.prepare(`SELECT account, body FROM record WHERE ${condition}`).all(...values)
    return (rows as unknown as Row[]).map((row) => ({ account: row.account, record: JSON.parse(row.body) }))
  }

  function seqOf(kind: Kind, account: string, id: string): number | undefined {
    const statement = database.prepare('SELECT seq FROM record WHERE kind = ? AND account = ? AND id = ?')
    return (statement.get(kind, account, id) as { seq: number } | undefined)?.seq
  }

  return {
    get: (kind, account, id) =>
      select<typeof kind>('kind = ? AND account = ? AND id = ?', [kind, account, id])[0]?.record,
    find: (kind, id) => select<typeof kind>('kind = ? AND id = ?', [kind, id])[0],
    put(kind, account, record) {
      const statement = database.prepare(
        `INSERT INTO record (kind, account, id, body) VALUES (?, ?, ?, ?)
         ON CONFLICT (kind, id, account) DO UPDATE SET body = excluded.body`,
      )
      statement.run(kind, account, record.id, JSON.stringify(record))
    },
    remove(kind, account, id) {
      database.prepare('DELETE FROM record WHERE kind = ? AND account = ? AND id = ?').run(kind, account, id)
    },
    page(kind, account, query) {
      const conditions = ['kind = ?', 'account = ?']
      const values: SQLInputValue[] = [kind, account]
      const add = (condition: string, value: SQLInputValue | undefined) => {
        if (value === undefined) return
        conditions.push(condition)
        values.push(value)
      }
      for (const [field, value] of Object.entries(query.where ?? {})) {
        add(`json_extract(body, '$.${field}') = ?`, value)
      }
      add(`json_extract(body, '$.created') >= ?`, query.createdFrom)
      add(`json_extract(body, '$.created') <= ?`, query.createdTo)
      if (query.startingAfter) add('seq < ?', seqOf(kind, account, query.startingAfter))
      if (query.endingBefore) add('seq > ?', seqOf(kind, account, query.endingBefore))
      // Going backwards takes the page next to the cursor, then shows it newest first as well.
      const order = query.endingBefore ? 'ASC' : 'DESC'
      const sql = `${conditions.join(' AND ')} ORDER BY seq ${order} LIMIT ?`
      const records = select<typeof kind>(sql, [...values, query.limit]).map((owned) => owned.record)
      return query.endingBefore ? records.reverse() : records
    },
    all(kind, where = {}) {
      const fields = Object.entries(where)
      const conditions = ['kind = ?', ...fields.map(([field]) => `json_extract(body, '$.${field}') = ?`)]
      const values = [kind, ...fields.map(([, value]) => value)]
      return select<typeof kind>(`${conditions.join(' AND ')} ORDER BY seq ASC`, values)
    },
    transaction(work) {
      if (depth > 0) return work()
      depth += 1
      database.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        database.exec('COMMIT')
        return result
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      } finally {
        depth -= 1
      }
    },
    close: () => database.close(),
  }
}
