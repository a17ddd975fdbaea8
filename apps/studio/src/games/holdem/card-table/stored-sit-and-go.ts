// SPDX-License-Identifier: Apache-2.0
import { isInHand, type TournamentState } from '../tournament/tournament.ts'
import type { SitAndGoState } from './sit-and-go-state.ts'

interface StoredTournament extends Omit<
  TournamentState,
  'hand' | 'clock' | 'entrants' | 'stacksBefore' | 'deal' | 'paid'
> {
  readonly entrants: readonly (Omit<TournamentState['entrants'][number], 'stack'> & {
    readonly stack: string
  })[]
  readonly deal: { readonly amounts: readonly (string | null)[]; readonly untilMs: number } | null
  readonly paid: string
}

type Stored = Omit<SitAndGoState, 'tournament' | 'story'> & { readonly tournament: StoredTournament }

/** The tournament between hands as plain JSON: the hand and its deck are left out. Throws a RangeError while a hand is played. */
export function writeSitAndGo({ tournament, story: _story, ...rest }: SitAndGoState): Stored {
  if (isInHand(tournament)) throw new RangeError('a table is stored between hands')
  const { hand: _hand, clock: _clock, stacksBefore: _before, entrants, deal, paid, ...others } = tournament
  return {
    ...rest,
    tournament: {
      ...others,
      entrants: entrants.map((one) => ({ ...one, stack: String(one.stack) })),
      deal: deal && {
        ...deal,
        amounts: deal.amounts.map((amount) => (amount === null ? null : String(amount))),
      },
      paid: String(paid),
    },
  }
}

/** The tournament that `writeSitAndGo` wrote, also after a way through a database. */
export function readSitAndGo(stored: unknown): SitAndGoState {
  const { tournament, ...rest } = stored as Stored
  const { entrants, deal, paid } = tournament
  return {
    ...{ ...rest, story: null },
    tournament: {
      ...{ ...tournament, hand: null, clock: null, stacksBefore: [], paid: BigInt(paid) },
      entrants: entrants.map((one) => ({ ...one, stack: BigInt(one.stack) })),
      deal: deal && {
        ...deal,
        amounts: deal.amounts.map((amount) => (amount === null ? null : BigInt(amount))),
      },
    },
  }
}
