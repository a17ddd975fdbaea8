// SPDX-License-Identifier: Apache-2.0
import { chooseDemo, demoFactsOf } from '@tessera/rules/games/demo-slots/choose-model'
import { writeDemoModel } from '@tessera/rules/games/demo-slots/demo-code'
import { zero } from '@tessera/rules/money'
import { ownPageOf } from './own-page.ts'
import type { Game } from './snapshot.ts'

/** What a game without a client of its own states and how it plays. */
export type Demonstration = Pick<
  Game,
  'rtpBasisPoints' | 'volatility' | 'lines' | 'minimumStake' | 'features' | 'hasTrial' | 'plays' | 'ownPage'
>

type Row = Pick<
  Game,
  'vendorCode' | 'gameId' | 'gameType' | 'features' | 'lines' | 'volatility' | 'rtpBasisPoints' | 'hasTrial'
>

/** Slots are the titles that have an engine of their own; of all others there is nothing to state. */
const playable = 'RNG'

/** Members get the details of what actually opens: a slot chosen by the title's own facts, a page of the site, or nothing. */
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
      ownPage: ownPageOf(row),
    }
  const choice = chooseDemo(row)
  return {
    ...demoFactsOf(row.gameId, choice),
    hasTrial: row.hasTrial,
    plays: writeDemoModel(choice),
    ownPage: null,
  }
}
