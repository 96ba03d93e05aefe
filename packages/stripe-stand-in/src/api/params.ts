import { stripeLimits } from '../stripe-limits.ts'
import { invalidRequest } from './api-error.ts'
import type { FormFields, FormValue } from './form-body.ts'

/** Typed readings of form fields; each refuses as Stripe does. `undefined` is "not given". */

export function text(
  fields: FormFields,
  name: string,
  most: number = stripeLimits.textLength,
): string | undefined {
  const value = fields[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string')
    throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: name })
  if (value.length > most) {
    const shown = `${value.slice(0, 9)}...${value.slice(-10)}`
    throw invalidRequest(`Invalid string: ${shown}; must be at most ${most} characters`, { param: name })
  }
  return value
}

export function requiredText(fields: FormFields, name: string, label = name): string {
  const value = text(fields, name)
  if (value === undefined) throw missing(label)
  if (value === '') {
    const message = `You passed an empty string for '${label}'. We assume empty values are an attempt to unset a parameter; however '${label}' cannot be unset. You should remove '${label}' from your request or supply a non-empty value.`
    throw invalidRequest(message, { code: 'parameter_invalid_empty', param: label })
  }
  return value
}

export function integer(fields: FormFields, name: string): number | undefined {
  const value = text(fields, name)
  if (value === undefined || value === '') return undefined
  if (!/^-?\d+$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name })
  }
  return Number(value)
}

/** An integer of at least 1: Stripe's rule for every amount. */
export function positiveInteger(fields: FormFields, name: string): number | undefined {
  const value = integer(fields, name)
  if (value !== undefined && value < 1) {
    const message = 'This value must be greater than or equal to 1.'
    throw invalidRequest(message, { code: 'parameter_invalid_integer', param: name })
  }
  return value
}

export function flag(fields: FormFields, name: string): boolean | undefined {
  const value = text(fields, name)
  if (value === undefined) return undefined
  if (value !== 'true' && value !== 'false') {
    throw invalidRequest(`Invalid boolean: ${value}`, { param: name })
  }
  return value === 'true'
}

export function choice<T extends string>(
  fields: FormFields,
  name: string,
  options: readonly T[],
): T | undefined {
  const value = text(fields, name)
  if (value === undefined || value === '') return undefined
  const found = options.find((option) => option === value)
  if (found) return found
  const listed = options.length > 1 ? `${options.slice(0, -1).join(', ')}, or ${options.at(-1)}` : options[0]
  throw invalidRequest(`Invalid ${name}: must be one of ${listed}`, { param: name })
}

export function fieldsOf(fields: FormFields, name: string): FormFields | undefined {
  const value = fields[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string' || Array.isArray(value)) {
    throw invalidRequest(`Invalid object: ${JSON.stringify(value)}`, { param: name })
  }
  return value
}

export function listOf(fields: FormFields, name: string): string[] {
  const value: FormValue = fields[name] ?? []
  if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: name })
  return value.filter((entry) => typeof entry === 'string')
}

/** An absolute http(s) address. */
export function address(fields: FormFields, name: string): string | undefined {
  const value = text(fields, name)
  if (value === undefined || value === '') return undefined
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name })
  }
  return value
}

/** The metadata after an update: given keys are set, empty ones removed, `metadata=` clears all. */
export function metadataAfter(fields: FormFields, known: Record<string, string>): Record<string, string> {
  if (fields.metadata === '') return {}
  const given = fieldsOf(fields, 'metadata') ?? {}
  const merged = { ...known }
  for (const [key, value] of Object.entries(given)) {
    if (typeof value !== 'string')
      throw invalidRequest('Metadata values must be strings', { param: 'metadata' })
    checkMetadata(key, value)
    if (value === '') delete merged[key]
    else merged[key] = value
  }
  if (Object.keys(merged).length > stripeLimits.metadata.keys) {
    throw invalidRequest(`Metadata can have at most ${stripeLimits.metadata.keys} keys.`, {
      param: 'metadata',
    })
  }
  return merged
}

function checkMetadata(key: string, value: string): void {
  const param = `metadata[${key}]`
  const { keyLength, valueLength } = stripeLimits.metadata
  if (key.length > keyLength)
    throw invalidRequest(`Metadata keys can have at most ${keyLength} characters.`, { param })
  if (value.length > valueLength)
    throw invalidRequest(`Metadata values can have up to ${valueLength} characters.`, { param })
}

export function missing(param: string): Error {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
}
