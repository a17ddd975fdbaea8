// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { t } from '../../../shared/texts/texts.ts'

const any = (digits: number) => (): string => t('lottery.play.any', { digits })
const lastOf = (digits: number, prize: string) => (): string => t('lottery.play.lastOf', { digits, prize })
const inNorth = (lottery: Lottery): boolean => lottery.tag === 'MB'

/** Plays with names of their own; those of a family are named by their number. */
const names: Readonly<Record<string, (lottery: Lottery) => string>> = {
  lo2: any(2),
  lo3: any(3),
  lo4: any(4),
  de: lastOf(2, 'DB'),
  de_g1: lastOf(2, 'G1'),
  de_3c: lastOf(3, 'DB'),
  de_4c: lastOf(4, 'DB'),
  de_dau: (lottery) => lastOf(2, inNorth(lottery) ? 'G7' : 'G8')(),
  xc: (lottery) => lastOf(3, inNorth(lottery) ? 'DB + G6' : 'DB + G7')(),
  dau: () => t('lottery.play.tens'),
  duoi: () => t('lottery.play.units'),
  tong: () => t('lottery.play.sumDigit'),
  tx: () => t('lottery.play.bigSmall'),
  cl: () => t('lottery.play.oddEven'),
  kbs: () => t('lottery.play.bigSmall'),
  koe: () => t('lottery.play.oddEven'),
  kou: () => t('lottery.play.sumOver'),
  ktoe: () => t('lottery.play.sumOddEven'),
  zu3: () => t('lottery.play.pairOfThree'),
  zu6: () => t('lottery.play.threeDifferent'),
  sbs: () => t('lottery.play.sumBigSmall'),
  soe: () => t('lottery.play.sumOddEven'),
  dt: () => t('lottery.play.dragonTiger'),
  top2: () => t('lottery.play.top', { digits: 2 }),
  top3: () => t('lottery.play.top', { digits: 3 }),
  top4: () => t('lottery.play.top', { digits: 4 }),
  tod3: () => t('lottery.play.tod'),
  bottom2: () => t('lottery.play.bottom', { digits: 2 }),
  run_top: () => t('lottery.play.runTop'),
  run_bottom: () => t('lottery.play.runBottom'),
  m3: () => t('lottery.play.oneNumber'),
  m3plus: () => t('lottery.play.twoNumbers'),
  kud: () => t('lottery.play.lowHigh'),
  kmoe: () => t('lottery.play.moreOddEven'),
  kel: () => t('lottery.play.elements'),
}
/** How the digits of a group repeat. */
const groupShapes: Readonly<Record<string, string>> = {
  g120: 'ABCDE',
  g60: 'AABCD',
  g30: 'AABBC',
  g20: 'AAABC',
  g10: 'AAABB',
  g5: 'AAAAB',
}
const families = [
  [/^x(\d+)$/, 'lottery.play.allOf'],
  [/^tr(\d+)$/, 'lottery.play.noneOf'],
  [/^k(\d+)$/, 'lottery.play.pick'],
  [/^kb(\d)$/, 'lottery.play.bookmakerPick'],
  [/^(?:mega|power|lotto)(\d)$/, 'lottery.play.balls'],
  [/^st(\d)$/, 'lottery.play.places'],
  [/^g(\d+)$/, 'lottery.play.group'],
  [/^c(\d)$/, 'lottery.play.holds'],
  [/^cc(\d)$/, 'lottery.play.holdsTwo'],
  [/^r(\d)$/, 'lottery.play.times'],
] as const

/** The name of a play, which is its rule in short. An unknown one is named by its code. */
export function playName(lottery: Lottery, code: string): string {
  const own = Object.hasOwn(names, code) ? names[code] : undefined
  if (own) return own(lottery)
  for (const [shape, key] of families) {
    const count = shape.exec(code)?.[1]
    if (count !== undefined)
      return [t(key, { count: Number(count) }), groupShapes[code]].filter(Boolean).join(' ')
  }
  return code
}

const spans: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tx: { tai: '50–99', xiu: '00–49' },
  sbs: { big: '23–45', small: '0–22' },
  kbs: { big: '41–80', small: '1–40' },
  kou: { over: '> 810', under: '< 810' },
  koe: { even_11_12: '11–12', odd_11_12: '11–12' },
  kud: { up: '1–40', down: '41–80', tie: '10 : 10' },
  kmoe: { tie: '10 : 10' },
  kel: { metal: '210–695', wood: '696–763', water: '764–855', fire: '856–923', earth: '924–1410' },
}
const sides = {
  tai: 'lottery.side.big',
  big: 'lottery.side.big',
  xiu: 'lottery.side.small',
  small: 'lottery.side.small',
  chan: 'lottery.side.even',
  even: 'lottery.side.even',
  even_11_12: 'lottery.side.even',
  le: 'lottery.side.odd',
  odd: 'lottery.side.odd',
  odd_11_12: 'lottery.side.odd',
  over: 'lottery.side.over',
  under: 'lottery.side.under',
  draw: 'lottery.side.tie',
  tie: 'lottery.side.tie',
  dragon: 'lottery.side.dragon',
  tiger: 'lottery.side.tiger',
  up: 'lottery.side.up',
  down: 'lottery.side.down',
  metal: 'lottery.side.metal',
  wood: 'lottery.side.wood',
  water: 'lottery.side.water',
  fire: 'lottery.side.fire',
  earth: 'lottery.side.earth',
} as const

/** The name of a side of a play, with its figures. */
export function sideName(code: string, side: string): string {
  const key = Object.hasOwn(sides, side) ? sides[side as keyof typeof sides] : undefined
  return [key ? t(key) : side, spans[code]?.[side]].filter(Boolean).join(' ')
}

const tiers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kbs: { win: '13+', back: '11–12' },
  koe: { most: '15+', many: '13–14', some: '11–12' },
  kou: { back: '= 810' },
}

const tierTexts = {
  s: 'lottery.row.special',
  any2: 'lottery.tier.twoAny',
  DB1: 'lottery.tier.oneFirst',
  any1: 'lottery.tier.oneAny',
} as const

/** What wins a prize of a play; empty if there is only one prize. */
export function tierName(code: string, tier: string): string {
  const balls = /^(?:k|kb|mega|power|lotto)\d+$/.test(code) && /^(\d+)(s?)$/.exec(tier)
  if (balls) return t(balls[2] === '' ? 'lottery.hits' : 'lottery.hits.special', { count: Number(balls[1]) })
  const named = Object.hasOwn(tierTexts, tier) ? tierTexts[tier as keyof typeof tierTexts] : undefined
  if (named) return t(named)
  if (code === 'm3plus') return `2 × ${tier}`
  return tiers[code]?.[tier] ?? (tier === 'win' ? '' : sideName(code, tier))
}

/** A special ball is marked with a plus. */
function nameOfItem(code: string, item: string): string {
  if (/^s\d\d$/.test(item)) return `+ ${item.slice(1)}`
  return /^[\d-]+$/.test(item) ? item : sideName(code, item)
}

/** The numbers or the side of a bet, as text. */
export function pickName(code: string, numbers: readonly string[]): string {
  return numbers.map((number) => nameOfItem(code, number)).join(' · ')
}
