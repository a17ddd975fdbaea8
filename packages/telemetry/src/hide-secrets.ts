// SPDX-License-Identifier: Apache-2.0
const hidden = '[secret]'
/**
 * Field names that mean a secret anywhere, compared without case, hyphens and underscores: as a whole, or as
 * the last word.
 */
const secretNames = new Set([
  'data',
  'captcha',
  'ticket',
  'botcheckresult',
  'verificationcode',
  'recoverycodes',
  'idnumber',
  'smtpurl',
  'seed',
  'pin',
])
const secretEnding =
  /(password|secret|token|cookie|cookies|authorization|passkey|privatekey|apikey|signature)$/
/** Request contents: only their shape is logged. */
const sentNames = new Set(['body', 'payload', 'input', 'form', 'query', 'querystring', 'params', 'cookies'])
/** The only headers of requests and answers that are logged. */
const openHeaders = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'content-type',
  'host',
  'origin',
  'retry-after',
  'traceparent',
  'user-agent',
  'x-request-id',
])
const deepest = 8
const mostEntries = 100

type Scope = 'open' | 'sent' | 'headers'

/**
 * The fields of a log line without secrets. Removed are: the values of a body, a query or path parameters;
 * all headers except harmless ones; fields with a secret name, at any depth; and in any text the query of an
 * address, a password in an address, and a bearer token. Of an error, only name, message, code and stack
 * remain.
 */
export const hideSecrets = (fields: Record<string, unknown>): Record<string, unknown> =>
  entriesOf(fields, 'open', 0)

function entriesOf(fields: object, scope: Scope, depth: number): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields).slice(0, mostEntries))
    written[name] = ofField(name, value, scope, depth)
  return written
}

function ofField(name: string, value: unknown, scope: Scope, depth: number): unknown {
  if (value === undefined || value === null || typeof value === 'boolean') return value
  if (scope === 'headers') return openHeaders.has(name.toLowerCase()) ? ofValue(value, 'open', depth) : hidden
  const plain = name.toLowerCase().replace(/[-_]/g, '')
  if (sentNames.has(plain)) return ofValue(value, 'sent', depth)
  if (isSecret(plain)) return hidden
  return ofValue(value, plain === 'headers' ? 'headers' : scope, depth)
}

const isSecret = (plain: string): boolean => secretNames.has(plain) || secretEnding.test(plain)

function ofValue(value: unknown, scope: Scope, depth: number): unknown {
  if (typeof value === 'object' && value !== null) return ofObject(value, scope, depth)
  if (scope !== 'open') return hidden
  return typeof value === 'string' ? hideSecretsInText(value) : value
}

function ofObject(value: object, scope: Scope, depth: number): unknown {
  if (value instanceof Date) return value
  if (value instanceof URL) return scope === 'open' ? hideSecretsInText(value.href) : hidden
  if (ArrayBuffer.isView(value)) return hidden
  if (depth >= deepest) return '[deep]'
  if (value instanceof Error) return ofError(value, depth + 1)
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((item) => ofValue(item, scope, depth + 1))
  return entriesOf(value, scope, depth + 1)
}

/** Not its other fields: the database, for example, adds values of the rows that it refused. */
function ofError(error: Error, depth: number): Record<string, unknown> {
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    message: hideSecretsInText(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: hideSecretsInText(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: ofValue(error.cause, 'open', depth) }),
  }
}

/** A text without the queries and passwords of addresses, and without bearer tokens. */
export const hideSecretsInText = (text: string): string =>
  text
    .replace(/\b([a-z][a-z\d+.-]*:\/\/)[^\s/@"']*@/gi, `$1${hidden}@`)
    .replace(/((?:\b[a-z][a-z\d+.-]*:\/|^|[\s"'(])\/[^\s?#"'<>]*)\?[^\s"'<>)]+/gi, `$1?${hidden}`)
    .replace(/\b(bearer|basic) +[\w+/=.~-]{8,}/gi, `$1 ${hidden}`)
