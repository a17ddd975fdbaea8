// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { z } from 'zod'
import { judgePair, severityOf, type Signal } from '../../cards/signals/judge-pair.ts'
import { listSuspects, MOST_HANDS, type StoredPair } from '../../cards/signals/pair-store.ts'
import type { StudioDeps } from '../../deps.ts'
import { MILLIONTHS_PER_WIRE_UNIT } from '../../wallet/wire-bodies.ts'

export const signalsInput = z.strictObject({ operator_id: z.string().min(1).max(255) })

/** Two members whose play together looks arranged; amounts are wire units. */
export interface SuspectPair {
  readonly users: readonly [string, string]
  readonly game: CardGame
  readonly currency: string
  readonly hands: number
  readonly signals: readonly Signal[]
  /** What went from `from` to the other, less what came back. */
  readonly flow: number
  readonly from: string
  readonly hand_ids: readonly string[]
}

const LOOKED_AT = 2_000
const MOST_PAIRS = 200
/** The month that runs and the two before it. */
const MONTHS_BEFORE = 2

/** The worst first; a pair comes once for each game and currency, with its worst month. */
export async function showSignals({
  database,
  clock,
}: Pick<StudioDeps, 'database' | 'clock'>): Promise<{ now: number; pairs: SuspectPair[] }> {
  const nowMs = clock.now()
  const now = new Date(nowMs)
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_BEFORE, 1))
  const pairs = (await listSuspects(database, since, LOOKED_AT))
    .map((pair) => ({ pair, signals: judgePair(pair) }))
    .filter(({ signals }) => signals.length > 0)
    .toSorted((one, other) => severityOf(other.signals) - severityOf(one.signals))
  const worst = new Map<string, SuspectPair>()
  for (const { pair, signals } of pairs) {
    const key = JSON.stringify([pair.first, pair.second, pair.game, pair.currency])
    if (!worst.has(key)) worst.set(key, pairForOperator(pair, signals))
  }
  return { now: nowMs, pairs: [...worst.values()].slice(0, MOST_PAIRS) }
}

function pairForOperator(pair: StoredPair, signals: readonly Signal[]): SuspectPair {
  const net = pair.lostByFirst - pair.lostBySecond
  return {
    ...{ users: [pair.first, pair.second], game: pair.game, currency: pair.currency },
    ...{ hands: Number(pair.hands), signals },
    flow: Number((net < 0n ? -net : net) / MILLIONTHS_PER_WIRE_UNIT),
    from: net < 0n ? pair.second : pair.first,
    hand_ids: handsBehind(pair, signals),
  }
}

/** The last hands behind the signals, as many of each. */
function handsBehind(pair: StoredPair, signals: readonly Signal[]): string[] {
  const idsOf = { sharedAddress: pair.addressIds, chipDumping: pair.givenIds, softPlay: pair.quietIds }
  const lists = signals.map(({ kind }) => idsOf[kind])
  const byTurns = Array.from({ length: MOST_HANDS }, (_, index) => lists.flatMap((ids) => ids[index] ?? []))
  return [...new Set(byTurns.flat())].slice(0, MOST_HANDS)
}
