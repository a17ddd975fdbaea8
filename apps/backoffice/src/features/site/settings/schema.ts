// SPDX-License-Identifier: Apache-2.0
/** JSON Schema of a value, as the platform sends it. */
export type Schema = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const list = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isRecord) : [])
/** The alternatives of a value; empty if there is only one. */
export const choicesOf = (schema: Schema): Schema[] => [...list(schema.anyOf), ...list(schema.oneOf)]
export const propertiesOf = (schema: Schema): [name: string, schema: Schema][] =>
  isRecord(schema.properties)
    ? Object.entries(schema.properties).filter((entry): entry is [string, Schema] => isRecord(entry[1]))
    : []
export const itemsOf = (schema: Schema): Schema => (isRecord(schema.items) ? schema.items : {})
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

export type FieldKind =
  | 'switch'
  | 'number'
  | 'text'
  | 'secret'
  | 'colour'
  | 'picture'
  | 'moment'
  | 'choice'
  | 'lines'
  | 'choices'
  | 'records'
  | 'object'
  | 'optional'
  | 'variants'
  | 'registrationFields'
  | 'timeZone'

const kindsByFormat = ['moment', 'colour', 'secret', 'registrationFields', 'timeZone'] as const

/** Which field renders a value of this schema. */
export function kindOf(schema: Schema): FieldKind {
  const { format, type } = schema
  const named = kindsByFormat.find((kind) => kind === format)
  if (named) return named
  const choices = choicesOf(schema)
  if (choices.some((choice) => choice.format === 'picture')) return 'picture'
  if (choices.some((choice) => choice.type === 'null')) return 'optional'
  if (choices.length > 0) return choices.every((choice) => choice.type === 'object') ? 'variants' : 'text'
  if (type === 'boolean') return 'switch'
  if (type === 'integer' || type === 'number') return isMoment(schema) ? 'moment' : 'number'
  if (type === 'object') return 'object'
  if (type === 'array') return arrayKind(itemsOf(schema))
  return Array.isArray(schema.enum) ? 'choice' : 'text'
}

function arrayKind(items: Schema): FieldKind {
  if (items.type === 'object') return 'records'
  return Array.isArray(items.enum) ? 'choices' : 'lines'
}

/** The latest moment of a Date: a number with this maximum is a moment. */
const latestMoment = 8_640_000_000_000_000
export const isMoment = (schema: Schema): boolean => schema.maximum === latestMoment

/** An initial value of this schema. */
export function emptyOf(schema: Schema): unknown {
  const choices = choicesOf(schema)
  if (choices.some((choice) => choice.type === 'null')) return null
  if (choices[0]) return emptyOf(choices[0])
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.type === 'boolean') return false
  if (isMoment(schema)) return Date.now()
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(0, numberOf(schema.minimum) ?? 0)
  if (schema.type === 'array') return []
  if (schema.type === 'object')
    return Object.fromEntries(propertiesOf(schema).map(([name, inner]) => [name, emptyOf(inner)]))
  return ''
}
