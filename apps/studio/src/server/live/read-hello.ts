// SPDX-License-Identifier: Apache-2.0
import { StudioRefusal } from '../refusal.ts'

/** The session secret of a hello; throws for anything else. */
export function helloOf(text: string): string {
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
  if (fields.get('type') !== 'hello' || typeof session !== 'string' || fields.size !== 2)
    throw new StudioRefusal('studio.badRequest')
  return session
}
