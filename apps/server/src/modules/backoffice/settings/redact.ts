// SPDX-License-Identifier: Apache-2.0
/** The placeholder for a secret in an answer; sent back, it means "unchanged". */
export const redacted = '••••••••'

type Schema = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Walks a value along its JSON Schema and passes each string of format `secret` to `change`, with its
 * counterpart in `other`.
 */
function atSecrets(
  schema: Schema,
  value: unknown,
  other: unknown,
  change: (secret: string, other: unknown) => unknown,
): unknown {
  if (schema.format === 'secret') return typeof value === 'string' ? change(value, other) : value
  const choices = [schema.anyOf, schema.oneOf]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter(isRecord)
  const chosen = choices.reduce((found: unknown, choice) => atSecrets(choice, found, other, change), value)
  if (Array.isArray(chosen))
    return isRecord(schema.items)
      ? chosen.map((item, index) =>
          atSecrets(schema.items as Schema, item, Array.isArray(other) ? other[index] : undefined, change),
        )
      : chosen
  if (!isRecord(chosen)) return chosen
  const properties = isRecord(schema.properties) ? schema.properties : {}
  return Object.fromEntries(
    Object.entries(chosen).map(([field, item]) => {
      const inside = Object.hasOwn(properties, field) ? properties[field] : undefined
      return [
        field,
        isRecord(inside) ? atSecrets(inside, item, isRecord(other) ? other[field] : undefined, change) : item,
      ]
    }),
  )
}

/** The value without its secrets: people who may set one need not read it. */
export const redact = (schema: Schema, value: unknown): unknown =>
  atSecrets(schema, value, undefined, (secret) => (secret === '' ? '' : redacted))

/** The value with the stored secrets in place of the placeholders. */
export const restoreRedacted = (schema: Schema, value: unknown, stored: unknown): unknown =>
  atSecrets(schema, value, stored, (typed, saved) =>
    typed === redacted && typeof saved === 'string' ? saved : typed,
  )
