// SPDX-License-Identifier: Apache-2.0
import { isLocked, soonestFirst } from '@tessera/rules/lottery/countdown'
import { isDrawnOn } from '@tessera/rules/lottery/week-days'
import type { LotteryGame, LotteryGroup } from '../lottery-types.ts'
import { allTag, kenoTag, type CenterSearch } from './center-search.ts'

/** A list of lotteries; with a title if there are several lists. */
export interface LotterySection {
  key: string
  title?: string
  games: readonly LotteryGame[]
}

/** The lists besides the menu; undefined while they are loading. */
export interface OtherLists {
  popular: readonly LotteryGame[] | undefined
  recent: readonly LotteryGame[] | undefined
  favourites: readonly number[]
}

/** The tags of the widget: all, each group of the Vietnamese menu in its order, the other groups, KENO. */
export function tagsOf(
  vietnam: readonly Pick<LotteryGroup, 'tag' | 'labelName'>[],
  others: readonly Pick<LotteryGroup, 'tag' | 'labelName'>[],
  words: { all: string; keno: string },
): { key: string; label: string }[] {
  const known = new Set([allTag, kenoTag, ...vietnam.map(({ tag }) => tag)])
  const groups = [...vietnam, ...others.filter(({ tag }) => !known.has(tag))]
    .filter(({ tag }) => tag !== allTag && tag !== kenoTag)
    .map(({ tag, labelName }) => ({ key: tag, label: labelName }))
  return [{ key: allTag, label: words.all }, ...groups, { key: kenoTag, label: words.keno }]
}

/**
 * The lotteries of a search, grouped if it contains all of them, and within a group the one that closes soonest first; undefined
 * while a list is loading.
 */
export function pickLotteries(
  { tag, mode, day }: CenterSearch,
  groups: readonly LotteryGroup[],
  lists: OtherLists,
  nowMs: number,
): LotterySection[] | undefined {
  const fits = (game: LotteryGame): boolean =>
    isDrawnOn(game.drawDayOfWeek, day) && (tag === allTag || game.tag === tag)
  if (mode === 'all') {
    const parts = groups.map(({ tag: key, labelName, gameMenus }) => ({
      key,
      title: labelName,
      games: soonestFirst(gameMenus.filter(fits), nowMs),
    }))
    return parts.filter(({ games }) => games.length > 0)
  }
  const list = { hot: lists.popular, recent: lists.recent, fav: favouritesIn(groups, lists.favourites) }[mode]
  if (list === undefined) return undefined
  const fresh = list.map((game) => freshest(groups, game)).filter(fits)
  const games = soonestFirst(fresh, nowMs)
  return games.length === 0 ? [] : [{ key: mode, games }]
}

/** The lottery of each group that closes soonest, the soonest of all first; none that takes no bets now. */
export const soonestOfGroups = (groups: readonly LotteryGroup[], nowMs: number): LotteryGame[] =>
  soonestFirst(
    groups.flatMap(({ gameMenus }) => soonestFirst(gameMenus, nowMs).slice(0, 1)),
    nowMs,
  ).filter((game) => game.isSale === 1 && !isLocked(game, nowMs))

/** Sections in an order of their lotteries that was taken before; those that came since are last. */
export const inOrder = (
  sections: readonly LotterySection[],
  order: readonly number[],
): readonly LotterySection[] =>
  sections.map((section) => ({
    ...section,
    games: section.games.toSorted((one, other) => rankIn(order, one) - rankIn(order, other)),
  }))

function rankIn(order: readonly number[], { gameId }: LotteryGame): number {
  const rank = order.indexOf(gameId)
  return rank < 0 ? order.length : rank
}

/** The menu reloads all the time, the other lists do not: its data about a lottery is newer. */
function freshest(groups: readonly LotteryGroup[], game: LotteryGame): LotteryGame {
  return groups.flatMap(({ gameMenus }) => gameMenus).find(({ gameId }) => gameId === game.gameId) ?? game
}

function favouritesIn(groups: readonly LotteryGroup[], ids: readonly number[]): LotteryGame[] {
  const games = groups.flatMap(({ gameMenus }) => gameMenus)
  return ids.toReversed().flatMap((id) => games.find(({ gameId }) => gameId === id) ?? [])
}
