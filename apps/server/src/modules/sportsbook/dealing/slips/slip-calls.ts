// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../../../platform/http/index.ts'
import { betIdOf } from '../../bets/bet-id.ts'
import { betsOfIds } from '../../bets/bet-store.ts'
import { readPriceTerms } from '../../bets/read-terms.ts'
import { settlementHistory } from '../../bets/settlement/settlement-history.ts'
import { showBets } from '../member-bets/show-bet.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { sharedSlip } from './shared-slip.ts'
import { shareSlip } from './share-slip.ts'

type SlipCall =
  | 'sportsbook.shareSlip'
  | 'sportsbook.sharedSlip'
  | 'sportsbook.placedBet'
  | 'sportsbook.settlements'

/** Binds the calls of shared slips, and those that find out what became of a bet. */
export const slipCalls = (deps: SportsbookDeps): Pick<DomainHandlers<'sportsbook'>, SlipCall> => ({
  'sportsbook.shareSlip': (input, facts) => shareSlip(deps, facts, input),
  'sportsbook.sharedSlip': (input, facts) => sharedSlip(deps, facts, input),
  async 'sportsbook.placedBet'({ byRequest, language }, { db, nowMs, member: { memberId } }) {
    const bets = await betsOfIds(db, [betIdOf(memberId, byRequest)])
    const terms = await readPriceTerms(deps.settings)
    return { bet: (await showBets(db, bets, { language, nowMs, terms }))[0] ?? null }
  },
  async 'sportsbook.settlements'({ betId }, { db, member: { memberId } }) {
    const [bet] = await betsOfIds(db, [betId])
    if (bet?.memberId !== memberId) throw fault('sportsbook.unknownBet')
    return settlementHistory(db, bet)
  },
})
