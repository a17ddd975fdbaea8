// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { oddsToText } from '@tessera/rules/lottery/odds'
import { defaultPlayType, playTypeOf } from '@tessera/rules/lottery/play-types'
import { isAbove, none } from '@tessera/rules/lottery/ratio'
import { nextDrawAt } from '@tessera/rules/lottery/draw-times'
import { drawDayOfWeek, lotteries, lotteryTags } from '@tessera/rules/lottery/lotteries'
import type { Lottery, LotteryTag } from '@tessera/rules/lottery/lottery'
import type { BrandTexts } from '../../../platform/texts/brand-texts.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { nextDrawOfEach, type Draw } from '../draws/draw-store.ts'
import { lastResultByGame, type OpenedDraw } from '../draws/results.ts'
import { readJackpots } from '../jackpots/show-jackpots.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { readTerms, type Terms } from '../terms.ts'
import { gameIdOf } from './game-ids.ts'
import { lotteryVendor } from './lottery-vendor.ts'

export type WireGroup = OperationOutput<'lottery.menus'>[number]
export type WireGame = WireGroup['gameMenus'][number]

/** Who looks, when and where. */
export interface MenuFacts {
  db: Queries
  brandCode: string
  language: string
  texts: BrandTexts
  nowMs: number
  /** The number of the caller's prize group, as the server knows it. */
  prizeGroup: number
}

/** The default positions leave room in between. */
const sortAt = (index: number): number => (index + 1) * 10

const usualSorts = new Map(
  lotteryTags.flatMap((tag) =>
    lotteries
      .filter((lottery) => lottery.tag === tag)
      .map(({ gameCode }, index) => [gameCode, sortAt(index)] as const),
  ),
)

/** The groups with these tags and their lotteries, each in the order of the brand. */
export async function listGroups(
  deps: LotteryDeps,
  facts: MenuFacts,
  tags: readonly LotteryTag[] = lotteryTags,
): Promise<WireGroup[]> {
  const terms = await readTerms(deps.settings.of(facts.brandCode), facts.prizeGroup)
  const games = await listGames(
    deps,
    facts,
    lotteries.filter(({ tag }) => tags.includes(tag)),
    terms,
  )
  return tags
    .map((tag) => ({
      tag,
      labelName: labelOf(facts, tag),
      gameMenuSort: terms.sortOf(tag, sortAt(lotteryTags.indexOf(tag))),
      gameMenus: games.filter((game) => game.tag === tag).toSorted(bySort),
    }))
    .toSorted(bySort)
}

/** Lotteries as menus show them, in the given order. */
export async function listGames(
  deps: LotteryDeps,
  facts: MenuFacts,
  of: readonly Lottery[],
  alreadyRead?: Terms,
): Promise<WireGame[]> {
  const terms = alreadyRead ?? (await readTerms(deps.settings.of(facts.brandCode), facts.prizeGroup))
  const [upcoming, results, jackpotsOf] = await Promise.all([
    nextDrawOfEach(facts.db, facts.nowMs),
    lastResultByGame(
      facts.db,
      of.map(({ gameCode }) => gameCode),
    ),
    readJackpots(facts.db, deps, { brandCode: facts.brandCode, of }),
  ])
  return of.map((lottery) => ({
    ...presentGame(
      deps,
      facts,
      terms,
      lottery,
      upcoming.find((draw) => draw.gameCode === lottery.gameCode),
      results.get(lottery.gameCode),
    ),
    jackpots: jackpotsOf(lottery),
  }))
}

function presentGame(
  deps: LotteryDeps,
  facts: MenuFacts,
  terms: Terms,
  lottery: Lottery,
  draw: Draw | undefined,
  last: OpenedDraw | undefined,
): Omit<WireGame, 'jackpots'> {
  const onSale =
    draw !== undefined && (draw.status === 'open' || draw.status === 'closed') && !terms.isClosed(lottery)
  const fewinTime = draw?.drawAtMs ?? nextDrawAt(lottery, facts.nowMs)
  return {
    gameId: gameIdOf(lottery.gameCode),
    gameCode: lottery.gameCode,
    code: lottery.code,
    name: lottery.name,
    remark: lottery.remark,
    webIconUrl: deps.gamePicture(lottery.gameCode),
    tag: lottery.tag,
    labelName: labelOf(facts, lottery.tag),
    gameMenuSort: terms.sortOf(lottery.gameCode, usualSorts.get(lottery.gameCode) ?? 0),
    isSale: onSale ? 1 : 0,
    remainTime: Math.ceil((fewinTime - facts.nowMs) / 1000),
    lockTime: lottery.lockSeconds,
    fewinTime,
    numero: onSale ? draw.numero : '',
    previousWinningNumber: last?.winningNumber ?? '',
    previousWinningTime: last?.winningTime ?? 0,
    previousNumero: last?.numero ?? '',
    drawDayOfWeek: drawDayOfWeek(lottery, fewinTime),
    defaultPlayType: defaultPlayType(lottery),
    supportPlay: onSale ? 0 : 1,
    defaultOdds: defaultOdds(lottery, terms),
    vendor: lotteryVendor.vendorCode,
    accountTypeName: lotteryVendor.name,
  }
}

/** The best odds of the default play. */
function defaultOdds(lottery: Lottery, terms: Terms): string {
  const playType = playTypeOf(lottery, defaultPlayType(lottery))
  const odds = playType ? Object.values(terms.oddsOf(lottery, playType)) : []
  return oddsToText(odds.reduce((best, each) => (isAbove(each, best) ? each : best), none))
}

const bySort = (one: { gameMenuSort: number }, other: { gameMenuSort: number }): number =>
  one.gameMenuSort - other.gameMenuSort
const labelOf = ({ language, texts }: MenuFacts, tag: LotteryTag): string =>
  texts.say(language, `lottery.group.${tag}`)
