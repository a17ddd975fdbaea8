// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'
import { countPlay } from '../compliance/index.ts'
import { insertFact, type BetFact } from './fact-store.ts'
import { playedBefore, stakedInRound } from './played-before.ts'

/**
 * Adds a fact to the stream, in the transaction that moves the money, and counts it towards the limits of its member.
 * Throws PlayRefused for a stake beyond them; everything else always passes.
 */
export async function recordFact(tx: Tx, fact: BetFact): Promise<void> {
  await countPlay(tx, fact, {
    playedSince: playedBefore,
    stakedSince: (db, sinceMs) => stakedInRound(db, fact, sinceMs),
  })
  await insertFact(tx, fact)
}
