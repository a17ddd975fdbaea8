// SPDX-License-Identifier: Apache-2.0
import type { Call } from '@tessera/contract'
import fc from 'fast-check'
import type { z } from 'zod'

/** The parts of a schema that are read; zod stores them under `_zod`. */
interface Definition {
  type: string
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  out?: z.core.$ZodType
  element?: z.core.$ZodType
  keyType?: z.core.$ZodType
  valueType?: z.core.$ZodType
  format?: string
  shape?: Record<string, z.core.$ZodType>
  options?: z.core.$ZodType[]
  entries?: Record<string, string | number>
  values?: readonly unknown[]
}
/** One check of a schema: a limit, a pattern or a form. */
interface Check {
  check: string
  minimum?: number
  maximum?: number
  value?: number
  pattern?: RegExp
  format?: string
}
interface Limits {
  minimum: number
  maximum: number
  patterns: RegExp[]
  whole: boolean
}
type Values = fc.Arbitrary<unknown>

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition

function limitsOf(schema: z.core.$ZodType, usual: { minimum: number; maximum: number }): Limits {
  const { checks = [], format } = schema._zod.def as unknown as {
    checks?: { _zod: { def: Check } }[]
    format?: string
  }
  const limits: Limits = { ...usual, patterns: [], whole: /int/.test(format ?? '') }
  for (const {
    _zod: {
      def: { check, minimum, maximum, value, pattern, format },
    },
  } of checks) {
    if (check === 'min_length' || check === 'greater_than')
      limits.minimum = Math.max(limits.minimum, minimum ?? value ?? 0)
    if (check === 'max_length' || check === 'less_than')
      limits.maximum = Math.min(limits.maximum, maximum ?? value ?? 0)
    if (pattern !== undefined) limits.patterns.push(pattern)
    if (check === 'number_format' && /int/.test(format ?? '')) limits.whole = true
  }
  return limits
}

/** How values are made: whether optional parts are ever included. */
export interface ValueOptions {
  optional: 'never' | 'sometimes'
}

/**
 * Values that a schema accepts on the wire, as far as its structure tells: refinements are met by chance
 * only, so parse the value if it must be valid.
 */
export function valuesOf(schema: z.core.$ZodType, options: ValueOptions = { optional: 'sometimes' }): Values {
  const {
    type,
    innerType,
    in: wire,
    out,
    element,
    keyType,
    valueType,
    shape,
    options: choices,
    entries,
    values,
  } = definitionOf(schema)
  const inside = (other: z.core.$ZodType | undefined): Values =>
    other === undefined ? fc.constant(undefined) : valuesOf(other, options)
  switch (type) {
    case 'optional':
    case 'default':
      return options.optional === 'never'
        ? fc.constant(undefined)
        : fc.option(inside(innerType), { nil: undefined })
    case 'nullable':
      return fc.option(inside(innerType), { nil: null })
    case 'pipe':
      return inside(wire !== undefined && definitionOf(wire).type === 'transform' ? out : wire)
    case 'string':
      return textsOf(schema)
    case 'number':
      return numbersOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(values ?? []))
    case 'union':
      return fc.oneof(...(choices ?? []).map(inside))
    case 'array':
      return definitionOf(element!).type === 'custom'
        ? fc.constant([])
        : fc.array(inside(element), lengthsOf(schema))
    case 'record':
      return fc.dictionary(inside(keyType) as fc.Arbitrary<string>, inside(valueType), { maxKeys: 3 })
    case 'object':
      return objectsOf(shape ?? {}, options)
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Inputs of a call, with a valid value in each field. */
export const inputsOf = (call: Call, options?: ValueOptions): fc.Arbitrary<Record<string, unknown>> =>
  objectsOf(call.input.shape, options ?? { optional: 'sometimes' })

/** A valid input without optional parts, always the same for a seed; undefined if chance finds none. */
export function smallestInput(
  call: Call,
  fixed: Record<string, unknown>,
  seed: number,
): Record<string, unknown> | undefined {
  const tried = fc.sample(inputsOf(call, { optional: 'never' }), { seed, numRuns: 200 })
  return tried.map((input) => ({ ...input, ...fixed })).find((input) => call.input.safeParse(input).success)
}

const objectsOf = (
  shape: Readonly<Record<string, z.core.$ZodType>>,
  options: ValueOptions,
): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(
      Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, valuesOf(schema, options)])),
    )
    .map((object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)))

const lengthsOf = (schema: z.core.$ZodType): { minLength: number; maxLength: number } => {
  const { minimum, maximum } = limitsOf(schema, { minimum: 0, maximum: 1_000 })
  return { minLength: minimum, maxLength: Math.min(maximum, minimum + 3) }
}

/** Formats whose pattern is too complex to generate text from. */
const knownForms: Readonly<Record<string, Values>> = {
  uuid: fc.uuid(),
  guid: fc.uuid(),
  url: fc.webUrl({ validSchemes: ['https'] }),
  email: fc.emailAddress(),
}
const readable = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789') })

function textsOf(schema: z.core.$ZodType): Values {
  const { minimum, maximum, patterns } = limitsOf(schema, { minimum: 0, maximum: 100_000 })
  const known = knownForms[definitionOf(schema).format ?? '']
  if (known !== undefined) return known
  const lengths = { minLength: minimum, maxLength: Math.min(maximum, minimum + 24) }
  const plain = fc.oneof(
    fc.string({ ...lengths, unit: 'grapheme-ascii' }),
    fc.string({ ...lengths, unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789') }),
  )
  const pattern = patterns.at(-1)
  if (pattern === undefined) return plain
  const fits = (value: unknown): boolean =>
    typeof value === 'string' &&
    value.length >= minimum &&
    value.length <= maximum &&
    patterns.every((each) => each.test(value))
  return (
    [matching(pattern), plain, readable, fc.domain()].reduce(
      (found: Values | undefined, texts) => found ?? (anyFits(texts, fits) ? texts?.filter(fits) : undefined),
      undefined,
    ) ?? plain
  )
}

/** Text that matches a pattern, if the pattern uses only supported features. */
function matching(pattern: RegExp): Values | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace('i', '')), { size: '-1' })
  } catch {
    return undefined
  }
}

const anyFits = (texts: Values | undefined, fits: (value: unknown) => boolean): boolean =>
  texts !== undefined && fc.sample(texts, { seed: 1, numRuns: 30 }).filter(fits).length > 3

function numbersOf(schema: z.core.$ZodType): Values {
  const {
    minimum,
    maximum,
    whole: isWhole,
  } = limitsOf(schema, { minimum: -1_000_000, maximum: 1_000_000_000 })
  const whole = fc.integer({
    min: Math.ceil(Math.max(minimum, -2_147_483_648)),
    max: Math.floor(Math.min(maximum, 2_147_483_647)),
  })
  if (isWhole) return whole
  return fc.oneof(
    whole,
    fc
      .integer({ min: 0, max: 99 })
      .map((hundredths) => Math.min(Math.max(hundredths / 100, minimum), maximum)),
  )
}
