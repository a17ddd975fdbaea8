// SPDX-License-Identifier: Apache-2.0
import { t } from '../../shared/texts/texts.ts'
import { typeKeys } from './drops/type-keys.ts'
import type { Terms } from './use-promotions.ts'

type Money = (value: number) => string

/** A percentage in the language of the page. */
export const percentWords = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)

/** A chance in the language of the page; a small one is not rounded away. */
export const chanceWords = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: percent >= 1 ? 2 : 8,
    ...(percent < 1 && { maximumSignificantDigits: 2 }),
  }).format(percent / 100)

/** What an offer gives, in one sentence; undefined if its figures say it. */
export function giftLine(
  { percent, most, least, which, per }: Terms,
  money: Money,
  language: string,
): string | undefined {
  if (percent === null) return undefined
  const share = percentWords(percent, language)
  if (which !== null && most !== null && least !== null)
    return t(which === 'FIRST' ? 'promotions.matchFirst' : 'promotions.matchEvery', {
      percent: share,
      least: money(least),
      most: money(most),
    })
  return per === null
    ? undefined
    : t(per === 'DAY' ? 'promotions.backDay' : 'promotions.backWeek', {
        percent: share,
        least: money(least ?? 0),
      })
}

/** What a bet needs so that it can drop a prize. */
export function dropLines({ drops }: Terms, money: Money, language: string): string[] {
  if (drops === null) return []
  const games = drops.games.map((type) => t(typeKeys[type]))
  return [
    t('promotions.dropRule', { stake: money(drops.stake) }),
    games.length === 0
      ? t('promotions.dropAllGames')
      : t('promotions.dropGames', { games: new Intl.ListFormat(language).format(games) }),
    t('promotions.dropMember', { count: drops.perMember }),
  ]
}

/** How a pot is shared, and when it opens. */
export function potLines({ pot }: Terms, money: Money): string[] {
  if (pot === null) return []
  const time = [Math.floor(pot.opensAtMinute / 60), pot.opensAtMinute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return [
    t('promotions.envelopeRule', {
      pot: money(pot.amount),
      count: pot.envelopes,
      smallest: money(pot.smallest),
      largest: money(pot.largest),
    }),
    t('promotions.envelopeWhen', { time, minutes: pot.minutes }),
  ]
}

/** What must be staked with the reward. */
export function wagerLine({ wagerTimes, wagerBase, daysToWager }: Terms): string {
  if (wagerTimes === 0) return t('promotions.wagerCash')
  return t(wagerBase === 'bonus' ? 'promotions.wagerBonus' : 'promotions.wagerBoth', {
    times: wagerTimes,
    days: daysToWager,
  })
}

const monday = Date.UTC(2024, 0, 1)
const everyKeys = {
  DAY: 'promotions.everyDay',
  WEEK: 'promotions.everyWeek',
  MONTH: 'promotions.everyMonth',
} as const

/** When members can take part, beyond the period of the promotion. */
export function scheduleLines({ every, weekDays, fromHour, untilHour }: Terms, language: string): string[] {
  const hour = (of: number): string => `${String(of).padStart(2, '0')}:00`
  const day = (of: number): string =>
    new Date(monday + (of - 1) * 86_400_000).toLocaleDateString(language, {
      weekday: 'long',
      timeZone: 'UTC',
    })
  return [
    ...(every === 'ONCE' ? [] : [t(everyKeys[every])]),
    ...(weekDays.length === 0
      ? []
      : [t('promotions.days', { days: new Intl.ListFormat(language).format(weekDays.map(day)) })]),
    ...(fromHour === 0 && untilHour === 24
      ? []
      : [t('promotions.hours', { from: hour(fromHour), until: hour(untilHour) })]),
  ]
}
