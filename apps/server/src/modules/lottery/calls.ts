// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { lotteries, lotteryOf, vietnameseTags } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { lastResults, resultOf } from './draws/results.ts'
import { lotteryOfId } from './games/game-ids.ts'
import { listGames, listGroups } from './games/menu.ts'
import { showOdds } from './games/show-odds.ts'
import { historyCalls } from './history/history-calls.ts'
import type { LotteryDeps } from './lottery-deps.ts'
import { placeBet } from './tickets/place-bet.ts'
import { showTicket } from './tickets/show-ticket.ts'
import { lastBetOn, listTickets, mostBetOn } from './tickets/ticket-store.ts'

const dayMs = 86_400_000

/** Binds the calls of the lotteries. */
export const lotteryCalls = (deps: LotteryDeps): DomainHandlers<'lottery'> => ({
  ...historyCalls(deps),
  'lottery.menus': (_, facts) => listGroups(deps, facts),
  'lottery.vietnamMenus': (_, facts) => listGroups(deps, facts, vietnameseTags),
  async 'lottery.popular'({ count }, facts) {
    const first = lotteriesOf(await mostBetOn(facts.db, facts.nowMs - dayMs))
    return listGames(
      deps,
      facts,
      [...first, ...lotteries.filter((lottery) => !first.includes(lottery))].slice(0, count),
    )
  },
  async 'lottery.recent'({ recentCount }, facts) {
    return listGames(deps, facts, lotteriesOf(await lastBetOn(facts.db, facts.member.memberId, recentCount)))
  },
  async 'lottery.openedNumbers'({ gameId, count }, { db }) {
    return { list: await lastResults(db, required(gameId).gameCode, count) }
  },
  async 'lottery.openedDraw'({ gameId, numero }, { db }) {
    const { gameCode } = required(gameId)
    const opened =
      numero === undefined ? (await lastResults(db, gameCode, 1))[0] : await resultOf(db, gameCode, numero)
    if (!opened) throw fault('lottery.unknownDraw')
    return { gameId, ...opened }
  },
  'lottery.odds': ({ gameId }, facts) => showOdds(deps, facts, required(gameId)),
  'lottery.bet': (input, facts) => placeBet(deps, facts, input),
  async 'lottery.tickets'({ gameId, status, pageNo, pageSize }, { db, member }) {
    const gameCode = gameId === undefined ? undefined : (lotteryOfId(gameId)?.gameCode ?? '')
    const { tickets, total } = await listTickets(db, member.memberId, { gameCode, status, pageNo, pageSize })
    return {
      list: tickets.map(showTicket),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      totalCount: total,
    }
  },
})

const lotteriesOf = (gameCodes: readonly string[]): Lottery[] =>
  gameCodes.flatMap((code) => lotteryOf(code) ?? [])

function required(gameId: number): Lottery {
  const lottery = lotteryOfId(gameId)
  if (!lottery) throw fault('lottery.unknownGame')
  return lottery
}
