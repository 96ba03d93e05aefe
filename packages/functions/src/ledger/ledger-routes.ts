import * as endpoints from '@foyer/contracts/ledger/ledger-endpoints'
import { getBooks, listLedger } from '@foyer/core/ledger/ledger'
import { mount } from '../http/mount.ts'

export const ledgerRoutes = [mount(endpoints.listLedger, listLedger), mount(endpoints.getBooks, getBooks)]
