// SPDX-License-Identifier: Apache-2.0
import { StudioRefusal } from '../refusal.ts'

/** What a page says first: the session's secret, and the card table of this window. */
export interface Hello {
  readonly session: string
  readonly table: string | undefined
}

const MOST_TABLE_CHARACTERS = 60

/** Reads a hello; throws for anything else. */
export function helloOf(text: string): Hello {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new StudioRefusal('studio.badRequest')
  }
  const fields = new Map<string, unknown>(
    value !== null && typeof value === 'object' ? Object.entries(value) : [],
  )
  const session = fields.get('session')
  const table = fields.get('table')
  if (fields.get('type') !== 'hello' || typeof session !== 'string')
    throw new StudioRefusal('studio.badRequest')
  if (fields.size !== (table === undefined ? 2 : 3)) throw new StudioRefusal('studio.badRequest')
  if (table !== undefined && (typeof table !== 'string' || table.length > MOST_TABLE_CHARACTERS))
    throw new StudioRefusal('studio.badRequest')
  return { session, table }
}
