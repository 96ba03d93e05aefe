import { loadParameters } from '@foyer/core/parameters'

/** Imported first by every function that needs secrets: they are there before the first request. */
if (process.env.PARAMETERS_PATH) await loadParameters(process.env.PARAMETERS_PATH)
