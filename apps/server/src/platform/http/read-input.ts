// SPDX-License-Identifier: Apache-2.0
import { fault, type Call } from '@tessera/contract'
import type { TextKey } from '@tessera/texts'
import type { z } from 'zod'
import { Sentence } from './sentence.ts'

type Raw = Record<string, unknown>

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Looks through optional, default and codec wrappers to the wire type. */
function wireTypeOf(schema: z.core.$ZodType): string {
  const definition = schema._zod.def as { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType }
  const inner = definition.innerType ?? definition.in
  return inner ? wireTypeOf(inner) : definition.type
}

/**
 * The input field of a call by name; undefined for names that every object inherits, such as `constructor`.
 */
const wantedAt = ({ input: { shape } }: Call, name: string): z.core.$ZodType | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined

/** More would not help an honest caller, and would let an attacker cause work. */
const mostFieldMessages = 20

const canonicalNumber = /^-?(0|[1-9]\d{0,15})(\.\d{1,6})?$/

/**
 * Query strings and path parts are text: where the schema expects a number or a boolean, they are converted.
 */
function readText(call: Call, raw: Raw): Raw {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const schema = wantedAt(call, name)
      if (typeof value !== 'string' || schema === undefined) return [name, value]
      const type = wireTypeOf(schema)
      if (type === 'number' || type === 'literal')
        return [name, canonicalNumber.test(value) ? Number(value) : value]
      if (type === 'boolean' && (value === 'true' || value === 'false')) return [name, value === 'true']
      return [name, value]
    }),
  )
}

/** Each field of a multipart body: a list where the schema expects one, else the single value. */
function readPartsOf(call: Call, parts: Raw): Raw {
  return readText(
    call,
    Object.fromEntries(
      Object.entries(parts).map(([name, values]) => {
        const schema = wantedAt(call, name)
        const single =
          Array.isArray(values) && values.length === 1 && !(schema && wireTypeOf(schema) === 'array')
        return [name, single ? values[0] : values]
      }),
    ),
  )
}

/** Is there a value at the issue's path? */
const isAbsent = (raw: unknown, path: PropertyKey[]): boolean =>
  path.reduce<unknown>(
    (inside, name) => (isRecord(inside) && Object.hasOwn(inside, name) ? inside[String(name)] : undefined),
    raw,
  ) === undefined

const messageKey = (issue: z.core.$ZodIssue, raw: Raw): TextKey =>
  issue.code === 'unrecognized_keys'
    ? 'fault.field.unknown'
    : isAbsent(raw, issue.path)
      ? 'fault.field.required'
      : 'fault.field.invalid'

/** Field to message, for the `fields` of a 400; only the first invalid fields. */
function fieldMessages(error: z.ZodError, raw: Raw): Record<string, Sentence> {
  const fields = new Map<string, Sentence>()
  for (const issue of error.issues.slice(0, mostFieldMessages)) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.') || 'body']
    for (const name of names.slice(0, mostFieldMessages)) {
      if (fields.size >= mostFieldMessages) break
      const field = name.slice(0, 60)
      if (!fields.has(field)) fields.set(field, new Sentence(messageKey(issue, raw)))
    }
  }
  return Object.fromEntries(fields)
}

/** The database cannot store NUL, and half a surrogate pair is not valid text: both are refused. */
const holdsNoText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\u0000') || !value.isWellFormed()
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([name, item]) => holdsNoText(name) || holdsNoText(item))

/**
 * The validated input of a call, from its path, query and body. Throws `call.malformed` for a body that is
 * not an object, and `call.invalid` with the fields for invalid values.
 */
export function readInput(call: Call, parts: { params: unknown; query: unknown; body: unknown }): Raw {
  const fromQuery = call.method === 'GET' || call.method === 'DELETE'
  const body = fromQuery ? readText(call, parts.query as Raw) : (parts.body ?? {})
  if (!isRecord(body)) throw fault('call.malformed')
  const raw = { ...(call.multipart ? readPartsOf(call, body) : body), ...readText(call, parts.params as Raw) }
  if (holdsNoText(raw)) throw fault('call.malformed')
  const parsed = call.input.safeParse(raw)
  if (!parsed.success) throw fault('call.invalid', { fields: fieldMessages(parsed.error, raw) })
  return parsed.data
}
