import * as endpoints from '@foyer/contracts/ledger/ledger-endpoints'
import { createLedgerFile, getLedgerFile, getLedgerFileDownload } from '@foyer/core/export/ledger-files'
import { getBooks, listLedger } from '@foyer/core/ledger/ledger'
import { mount } from '../http/mount.ts'

export const ledgerRoutes = [
  mount(endpoints.listLedger, listLedger),
  mount(endpoints.getBooks, getBooks),
  mount(endpoints.createLedgerFile, createLedgerFile),
  mount(endpoints.getLedgerFile, getLedgerFile),
  mount(endpoints.getLedgerFileDownload, getLedgerFileDownload),
]
