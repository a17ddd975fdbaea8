// SPDX-License-Identifier: Apache-2.0
import { createHash, createHmac } from 'node:crypto'

/**
 * The game: one die, higher or lower than a number. Pure rules: the same seeds and the same choice give the same
 * story, here and on the player's page. Replace this file first.
 */
export interface Choice {
  readonly direction: 'higher' | 'lower'
  /** 2 to 5. */
  readonly target: number
}

/** What the page shows, one event after the other. It only replays them; it decides nothing. */
export type RoundEvent =
  | { readonly type: 'shake'; readonly faces: readonly number[] }
  | { readonly type: 'land'; readonly face: number }
  | { readonly type: 'pay'; readonly payout: number }

export interface Story {
  readonly events: readonly RoundEvent[]
  readonly payout: number
}

const faces = 6
/** 98 percent of what a game without an edge would pay: 6 / winning faces, in hundredths. */
const returnPercent = 98

export function isChoice(value: { direction?: unknown; target?: unknown }): value is Choice {
  const { direction, target } = value
  return (direction === 'higher' || direction === 'lower') && [2, 3, 4, 5].includes(target as number)
}

/** In hundredths of the stake: 5.88, 2.94, 1.96 or 1.47 times. */
export function multiplierOf({ direction, target }: Choice): number {
  const winning = direction === 'higher' ? faces - target : target - 1
  return (returnPercent * faces) / winning
}

/** The published promise of a seed: its SHA-256. */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}

/** The stake is a multiple of 100 of the smallest unit, so that every payout is exact. */
export function playOut(choice: Choice, stake: number, serverSeed: string, clientSeed: string): Story {
  const rolled = rollsOf(serverSeed, clientSeed)
  const face = rolled[0]!
  const hasWon = choice.direction === 'higher' ? face > choice.target : face < choice.target
  const payout = hasWon ? (stake * multiplierOf(choice)) / 100 : 0
  return {
    events: [
      { type: 'shake', faces: rolled.slice(1, 9) },
      { type: 'land', face },
      { type: 'pay', payout },
    ],
    payout,
  }
}

/** Fair faces from HMAC-SHA-256(server seed, client seed): bytes from 252 up are left out, as they would favour 1 to 4. */
function rollsOf(serverSeed: string, clientSeed: string): number[] {
  const bytes = createHmac('sha256', serverSeed).update(clientSeed).digest()
  const rolled = [...bytes].filter((byte) => byte < 252).map((byte) => 1 + (byte % faces))
  if (rolled.length === 0) throw new Error('a draw without a face: not in the age of the universe')
  return rolled
}
