// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/**
 * A query with its values separate from its text; the text has a name, so that each connection prepares it
 * once.
 */
export interface Sql extends QueryConfig {
  name: string
  text: string
  values: unknown[]
}

const names = new WeakMap<TemplateStringsArray, { name: string; text: string }>()

function nameOf(strings: TemplateStringsArray): { name: string; text: string } {
  const known = names.get(strings)
  if (known) return known
  const text = strings.reduce((before, part, index) => `${before}$${index}${part}`)
  const named = { name: `t${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`, text }
  names.set(strings, named)
  return named
}

/** sql`select ... where id = ${id}`: every `${}` becomes a parameter, never text. */
export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Sql => ({
  ...nameOf(strings),
  values,
})
