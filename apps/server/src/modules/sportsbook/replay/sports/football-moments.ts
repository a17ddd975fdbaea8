// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import type { Side } from '@tessera/rules/sportsbook/model/sport'
import type { RecordedMatch } from '../recorded-store.ts'

export interface FootballMoment {
  playedSeconds: number
  kind: string
  side?: Side | undefined
}

export function footballMoments(
  seed: string,
  _means: { home: number; away: number },
  recorded: RecordedMatch | undefined,
): FootballMoment[] {
  const random = (name: string): number =>
    createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0) / 2 ** 32
  const score = recorded?.score ?? { home: 1, away: 1 }
  const half = recorded?.halfTime ?? { home: 0, away: 0 }
  const goals = (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: score[side] }, (_, index): FootballMoment => {
      const isFirst = index < half[side]
      const [from, to] = isFirst ? [30, 2760] : [2790, 5570]
      return { kind: 'goal', side, playedSeconds: Math.floor(from + random(`${side} ${index}`) * (to - from)) }
    }),
  )
  return goals.toSorted((left, right) => left.playedSeconds - right.playedSeconds)
}
