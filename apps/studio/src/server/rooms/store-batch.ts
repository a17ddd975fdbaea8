// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import type { Round } from '../rounds/round-store.ts'
import type { Entry } from './entries.ts'
import { foldEntries, type Folded } from './fold-entries.ts'
import type { Playing } from './playing.ts'
import type { SharedInput, SharedRules } from './rules/shared-round.ts'
import type { SharedGame } from './rules/shared-game.ts'
import { openBets } from './store/bet-store.ts'
import type { LoggedInput } from './store/input-store.ts'
import { holdLease } from './store/lease-store.ts'
import { takeRaises } from './store/raises-of-round.ts'
import { storeFolded } from './store-folded.ts'

export interface Batch<Own, Result, Action> {
  readonly game: SharedGame<Own, Result, Action>
  readonly rules: SharedRules<Own, Result, Action>
  readonly playing: Playing<Own, Result>
  readonly batch: readonly Entry<Action>[]
  /** Rounds of bets that wait for their turn. */
  readonly arriving: ReadonlyMap<string, Round>
  /** How many bets the wallet has not answered yet. */
  readonly awaited: number
}

export interface StoredBatch<Own, Result> {
  readonly folded: Folded<Own, Result>
  /** Calls of the outbox, by bet. */
  readonly owed: ReadonlyMap<string, bigint>
}

/** Applies a batch of entries and stores what they change, in one transaction; none if they change nothing. */
export async function storeBatch<Own, Result, Action>(
  deps: StudioDeps,
  { game, rules, playing, batch, arriving, awaited }: Batch<Own, Result, Action>,
): Promise<StoredBatch<Own, Result>> {
  const fold = (
    mayJoin: (betId: string) => boolean,
    mayRaise: (action: Action) => boolean,
  ): Folded<Own, Result> =>
    foldEntries(rules, playing.state, batch, { outcome: playing.outcome, awaited, mayJoin, mayRaise })
  const raiseOf = (action: Action) => game.raiseOf?.(action)
  const wished = fold(
    () => true,
    () => true,
  )
  if (wished.state === playing.state) return { folded: wished, owed: new Map() }
  const joining = wished.events.flatMap((event) => (event.type === 'joined' ? event.betIds : []))
  const rounds = joining.map((id) => arriving.get(id)!)
  for (const round of rounds) playing.rounds.set(round.id, round)
  return deps.database.transaction(async (tx) => {
    await holdLease(tx, playing.lease)
    const opened = rounds.length === 0 ? new Set<string>() : await openBets(tx, rounds)
    // A stake that was given back meanwhile does not take part.
    const raises = raisesIn<Action>(wished.log).flatMap((action) => raiseOf(action) ?? [])
    const taken = raises.length === 0 ? new Set<string>() : await takeRaises(tx, raises)
    const folded =
      opened.size === joining.length && taken.size === raises.length
        ? wished
        : fold(
            (id) => opened.has(id),
            (action) => {
              const raise = raiseOf(action)
              return !raise || taken.has(raise.transactionId)
            },
          )
    return { folded, owed: await storeFolded(tx, deps, { game, playing, folded }) }
  })
}

/** The actions that were accepted. */
const raisesIn = <Action>(log: readonly LoggedInput[]): Action[] =>
  (log as readonly { input: Partial<SharedInput<Action>> }[]).flatMap(({ input }) =>
    input.type === 'act' && input.action !== undefined ? [input.action] : [],
  )
