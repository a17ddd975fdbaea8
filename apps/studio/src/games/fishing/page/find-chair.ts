// SPDX-License-Identifier: Apache-2.0
import type { HallLevel } from '@tessera/rules/games/fishing/halls'
import type { EnterHallAnswer } from '../../../fishing-protocol.ts'
import type { Ask } from '../../../runtime/server/calls.ts'
import { sentenceOf } from '../../../runtime/server/failures.ts'

interface FinderOptions {
  /** The hall in which no chair is free. */
  readonly hall: string
  readonly level: HallLevel
  readonly other: (hall: string) => void
  readonly onFailure: (sentence: string) => void
}

/** How often a full hall is left for the next by itself: whoever enters may be overtaken. */
const TRIES = 2
let tries = 0

/** Finds another hall of the level with a free chair. */
export function chairFinder(ask: Ask, { hall, level, other, onFailure }: FinderOptions) {
  const look = async () => {
    const { hall: next } = await ask<EnterHallAnswer>('POST', '/api/fishing/enter', { level })
    if (next !== hall) other(next)
  }
  const find = () => {
    tries += 1
    look().catch((failure: unknown) => onFailure(sentenceOf(failure)))
  }
  return {
    find,
    findByItself(): void {
      if (tries < TRIES) find()
    },
    /** A chair was free. */
    found(): void {
      tries = 0
    },
  }
}
