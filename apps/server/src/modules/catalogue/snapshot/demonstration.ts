// SPDX-License-Identifier: Apache-2.0
import { chooseDemo, demoFactsOf } from '@tessera/rules/games/demo-slots/choose-model'
import { writeDemoModel } from '@tessera/rules/games/demo-slots/demo-code'
import { zero } from '@tessera/rules/money'
import type { Game } from './snapshot.ts'

/** What a game without a client of its own states and how it plays. */
export type Demonstration = Pick<
  Game,
  'rtpBasisPoints' | 'volatility' | 'lines' | 'minimumStake' | 'features' | 'hasTrial' | 'plays'
>

type Row = Pick<
  Game,
  'gameId' | 'gameType' | 'features' | 'lines' | 'volatility' | 'rtpBasisPoints' | 'hasTrial'
>

/** Slots are the titles that have an engine behind them; of all others there is nothing to state. */
const playable = 'RNG'

/** Members get the details of what actually opens: a slot chosen by the title's own facts, or nothing. */
export function demonstrationOf(row: Row): Demonstration {
  if (row.gameType !== playable)
    return {
      rtpBasisPoints: null,
      volatility: null,
      lines: null,
      minimumStake: zero,
      features: [],
      hasTrial: false,
      plays: null,
    }
  const choice = chooseDemo(row)
  return { ...demoFactsOf(row.gameId, choice), hasTrial: row.hasTrial, plays: writeDemoModel(choice) }
}
