// SPDX-License-Identifier: Apache-2.0
import { readDemoCode } from '@tessera/rules/games/demo-slots/demo-code'
import type { PlayedSlot } from '../titles/slot-title.ts'
import { demoRulesOf } from './demo-rules.ts'

const MOST_KNOWN = 200
const known = new Map<string, PlayedSlot>()

/** The slot of a demonstration title; undefined if its code is none. The last ones are remembered. */
export function demoSlotOf(code: string): PlayedSlot | undefined {
  const before = known.get(code)
  if (before) return before
  const read = readDemoCode(code)
  if (!read) return undefined
  const slot = { code, name: nameOf(read.gameId), rules: demoRulesOf(read) }
  const oldest = known.keys().next().value
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(code, slot)
  return slot
}

/** `jade-harbour` as "Jade Harbour", where the title itself is not known. */
const nameOf = (gameId: string): string =>
  gameId
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ')
