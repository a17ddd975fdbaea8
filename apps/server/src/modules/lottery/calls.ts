// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { lotteries, lotteryOf, vietnameseTags } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { visitorsGroup } from '@tessera/rules/lottery/prize-groups'
import type { Queries } from '../../platform/db/index.ts'
import type { DomainHandlers, RequestFacts } from '../../platform/http/index.ts'
import { groupOfAccount } from '../members/index.ts'
import { lastResults, resultOf } from './draws/results.ts'
import { lotteryOfId } from './games/game-ids.ts'
import { listGames, listGroups } from './games/menu.ts'
import { showOdds } from './games/show-odds.ts'
import { historyCalls } from './history/history-calls.ts'
import type { LotteryDeps } from './lottery-deps.ts'
import { betCall } from './sale/bet-call.ts'
import { showTicket } from './tickets/show-ticket.ts'
import { ticketCalls } from './tickets/ticket-calls.ts'
import { lastBetOn, listTickets, mostBetOn } from './tickets/ticket-store.ts'

const dayMs = 86_400_000

/** Binds the calls of the lotteries. */
export const lotteryCalls = (deps: LotteryDeps): DomainHandlers<'lottery'> => ({
  'lottery.menus': async (_, facts) => listGroups(deps, await ofCaller(deps, facts)),
  'lottery.vietnamMenus': async (_, facts) => listGroups(deps, await ofCaller(deps, facts), vietnameseTags),
  ...historyCalls(deps),
  async 'lottery.popular'({ count }, facts) {
    const first = lotteriesOf(await mostBetOn(facts.db, facts.nowMs - dayMs))
    return listGames(
      deps,
      await ofCaller(deps, facts),
      [...first, ...lotteries.filter((lottery) => !first.includes(lottery))].slice(0, count),
    )
  },
  async 'lottery.recent'({ recentCount }, facts) {
    return listGames(
      deps,
      await ofCaller(deps, facts),
      lotteriesOf(await lastBetOn(facts.db, facts.member.memberId, recentCount)),
    )
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
  'lottery.odds': async ({ gameId }, facts) => showOdds(deps, await ofCaller(deps, facts), required(gameId)),
  'lottery.bet': betCall(deps),
  async 'lottery.tickets'({ gameId, status, pageNo, pageSize }, { db, member, brandCode }) {
    const gameCode = gameId === undefined ? undefined : (lotteryOfId(gameId)?.gameCode ?? '')
    const cancelMinutes = await deps.settings.of(brandCode).read('lottery.cancelMinutes')
    const { tickets, total } = await listTickets(db, member.memberId, { gameCode, status, pageNo, pageSize })
    return {
      list: tickets.map((listed) => showTicket(listed, cancelMinutes)),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      totalCount: total,
    }
  },
  ...ticketCalls(deps),
})

/** The facts with the prize group of the caller, which never comes from the request; that of visitors for visitors. */
async function ofCaller<Facts extends RequestFacts & { db: Queries }>(
  deps: LotteryDeps,
  facts: Facts,
): Promise<Facts & { prizeGroup: number }> {
  const memberId = await deps.memberOf(facts)
  const known = memberId === undefined ? undefined : await groupOfAccount(facts.db, memberId)
  return { ...facts, prizeGroup: known?.prizeGroup ?? visitorsGroup }
}

const lotteriesOf = (gameCodes: readonly string[]): Lottery[] =>
  gameCodes.flatMap((code) => lotteryOf(code) ?? [])

function required(gameId: number): Lottery {
  const lottery = lotteryOfId(gameId)
  if (!lottery) throw fault('lottery.unknownGame')
  return lottery
}
