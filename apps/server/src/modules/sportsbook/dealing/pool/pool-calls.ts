// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import { ownCurrency } from '../../../site/index.ts'
import type { DomainHandlers } from '../../../../platform/http/index.ts'
import { stakeIdOf } from '../../bets/bet-id.ts'
import { readBetTerms } from '../../bets/read-terms.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { cardOfEvent } from '../../book/views/card-store.ts'
import { placePoolBet } from './place-pool-bet.ts'
import { listStakes, poolOf } from './pool-store.ts'
import { showListed, showPool } from './show-pool.ts'

type PoolCall = 'sportsbook.pool' | 'sportsbook.placePoolBet' | 'sportsbook.poolBets'

/** Binds the calls of pools. */
export const poolCalls = (deps: SportsbookDeps): Pick<DomainHandlers<'sportsbook'>, PoolCall> => ({
  async 'sportsbook.pool'({ eventId, currency: asked }, { db, brandCode }) {
    const event = await cardOfEvent(db, BigInt(eventId))
    if (event?.sport !== 'cockfight') throw fault('sportsbook.unknownEvent')
    const own = await ownCurrency(deps.settings.of(brandCode))
    // Others have no pool here.
    const currency = asked === playCurrency ? asked : own
    const { lowestStake, highestStake } = await readBetTerms(deps.settings, brandCode)
    const isOpen = event.status === 'scheduled' && event.stopped === undefined
    return {
      isOpen,
      lowestStake,
      highestStake,
      pool: showPool(await poolOf(db, event.id, currency), currency),
    }
  },
  'sportsbook.placePoolBet': (input, facts) => placePoolBet(deps, facts, input),
  async 'sportsbook.poolBets'(
    { eventId, byRequest, pageNo, pageSize, language },
    { db, nowMs, member: { memberId } },
  ) {
    const { stakes, total } = await listStakes(db, memberId, {
      eventId: eventId === undefined ? null : BigInt(eventId),
      ids: byRequest === undefined ? null : [stakeIdOf(memberId, byRequest)],
      offset: (pageNo - 1) * pageSize,
      limit: pageSize,
    })
    return {
      list: await showListed(db, stakes, { language, nowMs }),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      totalCount: total,
    }
  },
})
