// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { drafts, sessionName } from '../../../shared/session/session.ts'
import { costOfLine, type SlipLine } from './slip.ts'

/** The lines of a slip, and the draw that they were chosen for. */
export interface SavedSlip {
  lines: readonly SlipLine[]
  meantFor: string | undefined
}

const empty = { slip: '' }
const nameOf = (lottery: Lottery): string => `lottery ${lottery.gameCode}`

/**
 * The slip of a lottery as it was left in this tab: nobody loses their numbers by a login, another page or a
 * reload.
 */
export function readSlip(lottery: Lottery): SavedSlip {
  return slipOf(lottery, drafts.read(nameOf(lottery), empty, sessionName()).slip)
}

/** Stores a slip; removes an empty one. */
export function saveSlip(lottery: Lottery, slip: SavedSlip): void {
  drafts.keep(
    nameOf(lottery),
    { slip: slip.lines.length === 0 ? '' : JSON.stringify(slip) },
    empty,
    sessionName(),
  )
}

/** Parses a stored slip; drops lines that are not bets, and turns anything malformed into an empty slip. */
export function slipOf(lottery: Lottery, text: string): SavedSlip {
  const stored = parse(text)
  if (typeof stored !== 'object' || stored === null || !('lines' in stored) || !Array.isArray(stored.lines))
    return { lines: [], meantFor: undefined }
  const lines = stored.lines.filter(
    (line: unknown) => isLine(line) && costOfLine(lottery, line) !== undefined,
  ) as SlipLine[]
  const meantFor = 'meantFor' in stored && typeof stored.meantFor === 'string' ? stored.meantFor : undefined
  return {
    lines: lines.map((line, index) => ({ ...line, id: index + 1 })),
    meantFor: lines.length === 0 ? undefined : meantFor,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isLine(line: unknown): line is SlipLine {
  return (
    typeof line === 'object' &&
    line !== null &&
    'playType' in line &&
    typeof line.playType === 'string' &&
    'dao' in line &&
    typeof line.dao === 'boolean' &&
    'stakePerLot' in line &&
    typeof line.stakePerLot === 'number' &&
    'numbers' in line &&
    Array.isArray(line.numbers) &&
    line.numbers.every((number) => typeof number === 'string')
  )
}
