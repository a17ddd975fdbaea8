// SPDX-License-Identifier: Apache-2.0
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import type { CardTableMessage } from '../../card-protocol/card-table-protocol.ts'
import { chanceOf } from '../../fair/card-room/chance-for-tests.ts'
import { cardTableOf } from '../cards/card-table-of.ts'

const PARTS = 1_000_003
const MILLIONTHS = 1_000_000n
const DECIMALS = 6

/** What a robot would do on the chair of a member, as the page of the member sends it; null: it waits. */
export function createMemberRobot(table: string) {
  const rules = cardTableOf(readCardTable(table)!, table)
  const random = chanceOf(table.length)
  return (view: CardTableMessage): { version: number; input: Record<string, unknown> } | null => {
    const move = rules.robotMove(view, () => random.below(PARTS) / PARTS)
    return move && { version: move.version, input: sentAs(move.input as Record<string, unknown>) }
  }
}

/** Inputs have whole millionths and moves within moves; pages send amounts in units, and one object. */
function sentAs({ to, amount, ...input }: Record<string, unknown>): Record<string, unknown> {
  const { type, move, ...rest } = input
  return {
    ...(type === 'move' ? { ...rest, ...(move as object) } : { ...rest, type }),
    ...(to !== undefined && { to: inUnits(String(to)) }),
    ...(amount !== undefined && { amount: inUnits(String(amount)) }),
  }
}

function inUnits(millionths: string): string {
  const whole = BigInt(millionths)
  return `${whole / MILLIONTHS}.${String(whole % MILLIONTHS).padStart(DECIMALS, '0')}`
}
