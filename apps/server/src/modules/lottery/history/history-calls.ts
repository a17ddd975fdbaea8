// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { noticeChoicesOf } from '@tessera/rules/lottery/notices/notice-periods'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { lotteryOfId } from '../games/game-ids.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { chooseNotices } from '../notices/choose-notices.ts'
import { followOf } from '../notices/follow-store.ts'
import { listResults } from './list-results.ts'
import { createStatistics } from './statistics.ts'

type HistoryCalls = Pick<
  DomainHandlers<'lottery'>,
  `lottery.${'statistics' | 'results' | 'notices' | 'chooseNotices'}`
>

export function historyCalls({ database }: LotteryDeps): HistoryCalls {
  const statistics = createStatistics(database)
  return {
    'lottery.statistics': ({ gameId, ...asked }, { nowMs }) => statistics.of(required(gameId), asked, nowMs),
    'lottery.results': ({ gameId, ...asked }, { db }) => listResults(db, required(gameId), asked),
    async 'lottery.notices'({ gameId }, { db, member: { memberId } }) {
      const lottery = required(gameId)
      return {
        choice: (await followOf(db, memberId, lottery.gameCode)) ?? null,
        choices: [...noticeChoicesOf(lottery)],
      }
    },
    async 'lottery.chooseNotices'({ gameId, choice }, { db, nowMs, member: { memberId } }) {
      await chooseNotices(db, { memberId, lottery: required(gameId), choice, nowMs })
      return { choice }
    },
  }
}

function required(gameId: number): Lottery {
  const lottery = lotteryOfId(gameId)
  if (!lottery) throw fault('lottery.unknownGame')
  return lottery
}
