// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { GameCode, RoundOf } from '../../protocol.ts'
import type { Game } from '../game.ts'
import type { GameHost } from '../game-host.ts'
import { amountOf } from '../money.ts'
import type { Ask } from '../server/calls.ts'
import { stakedOf } from '../staked.ts'
import type { GamePage } from './game-page.ts'

export interface PastRounds<Code extends GameCode> extends Pick<GameHost<Code>, 'remember' | 'count'> {
  /** Shows the player's own last results; a game whose strip displays something else fills it itself. */
  readonly fill: (ask: Ask) => Promise<void>
}

interface PastRoundsOptions {
  readonly isFree: (roundId: string) => boolean
  /** The strip shows the rounds of a table with others. */
  readonly isShared: boolean
}

/** Where finished rounds go: the strip of results, the player's own bets and the statistics. */
export function createPastRounds<Code extends GameCode>(
  game: Game<Code>,
  { recent, feed, statistics }: Pick<GamePage, 'recent' | 'feed' | 'statistics'>,
  { isFree, isShared }: PastRoundsOptions,
): PastRounds<Code> {
  const show = (round: RoundOf<Code>) => {
    const visible = isShared ? undefined : game.recent(round)
    if (visible) recent.add({ id: round.id, href: `/verify?round=${round.id}`, ...visible })
    feed.addMine(round)
  }
  const count = ({ id, state, ...round }: RoundOf<Code>) => {
    if (state !== 'settled' && state !== 'settling') return
    const bet = stakedOf(round)
    statistics.count({ stake: bet, taken: isFree(id) ? zero : bet, payout: amountOf(round.payout) })
  }
  return {
    count,
    remember(round) {
      show(round)
      count(round)
    },
    async fill(ask) {
      if (game.ownStrip) return
      const history = await ask<{ rounds: readonly RoundOf<Code>[] }>('GET', '/api/rounds').catch(
        () => undefined,
      )
      for (const round of history?.rounds.toReversed() ?? []) show(round)
    },
  }
}
