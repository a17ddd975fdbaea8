// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from './text-key.ts'
import type { Translate } from './translator.ts'

/** What the words need to know of a lottery. */
interface OfGroup {
  tag: string
}
type Name = (t: Translate, lottery: OfGroup) => string

/** The special prize as Vietnam writes it; `DB` is its code in results and odds. */
const specialPrize = 'ĐB'
/** What a prize of a Vietnamese draw is called on screen, by its code: the same in every language. */
export const prizeLabel = (code: string): string => (code === 'DB' ? specialPrize : code)

const plain =
  (key: TextKey): Name =>
  (t) =>
    t(key)
const any =
  (digits: number): Name =>
  (t) =>
    t('lottery.play.any', { digits })
const lastOf =
  (digits: number, prize: string): Name =>
  (t) =>
    t('lottery.play.lastOf', { digits, prize })
const top =
  (digits: number): Name =>
  (t) =>
    t('lottery.play.top', { digits })
const inNorth = ({ tag }: OfGroup): boolean => tag === 'MB'

/** Plays with names of their own; those of a family are named by their number. */
const names: Readonly<Record<string, Name>> = {
  lo2: any(2),
  lo3: any(3),
  lo4: any(4),
  de: lastOf(2, specialPrize),
  de_g1: lastOf(2, 'G1'),
  de_3c: lastOf(3, specialPrize),
  de_4c: lastOf(4, specialPrize),
  de_dau: (t, lottery) => lastOf(2, inNorth(lottery) ? 'G7' : 'G8')(t, lottery),
  xc: (t, lottery) => lastOf(3, `${specialPrize} + ${inNorth(lottery) ? 'G6' : 'G7'}`)(t, lottery),
  top2: top(2),
  top3: top(3),
  top4: top(4),
  bottom2: (t) => t('lottery.play.bottom', { digits: 2 }),
  dau: plain('lottery.play.tens'),
  duoi: plain('lottery.play.units'),
  tong: plain('lottery.play.sumDigit'),
  tx: plain('lottery.play.bigSmall'),
  cl: plain('lottery.play.oddEven'),
  kbs: plain('lottery.play.bigSmall'),
  koe: plain('lottery.play.oddEven'),
  kou: plain('lottery.play.sumOver'),
  ktoe: plain('lottery.play.sumOddEven'),
  zu3: plain('lottery.play.pairOfThree'),
  zu6: plain('lottery.play.threeDifferent'),
  sbs: plain('lottery.play.sumBigSmall'),
  soe: plain('lottery.play.sumOddEven'),
  dt: plain('lottery.play.dragonTiger'),
  tod3: plain('lottery.play.tod'),
  run_top: plain('lottery.play.runTop'),
  run_bottom: plain('lottery.play.runBottom'),
  m3: plain('lottery.play.oneNumber'),
  m3plus: plain('lottery.play.twoNumbers'),
  kud: plain('lottery.play.lowHigh'),
  kmoe: plain('lottery.play.moreOddEven'),
  kel: plain('lottery.play.elements'),
  d3bs: plain('lottery.play.bigSmall'),
  d3oe: plain('lottery.play.oddEven'),
  d3sum: plain('lottery.play.exactSum'),
  d3one: plain('lottery.play.oneFace'),
  d3two: plain('lottery.play.twoFaces'),
  d3dbl: plain('lottery.play.pair'),
  d3tri: plain('lottery.play.triple'),
  ebs: plain('lottery.play.sumBigSmall'),
  eoe: plain('lottery.play.sumOddEven'),
  eod: plain('lottery.play.oddBalls'),
  edt: plain('lottery.play.dragonTiger'),
  psbs: plain('lottery.play.pairBigSmall'),
  psoe: plain('lottery.play.pairOddEven'),
  psum: plain('lottery.play.pairSum'),
  pat: plain('lottery.play.carAtPosition'),
  pbs: plain('lottery.play.winnerBigSmall'),
  poe: plain('lottery.play.winnerOddEven'),
  m3pro: plain('lottery.play.twoInOrder'),
  tk6: plain('lottery.play.ticket'),
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
  [/^st(\d)$/, 'lottery.play.positions'],
  [/^g(\d+)$/, 'lottery.play.group'],
  [/^c(\d)$/, 'lottery.play.holds'],
  [/^cc(\d)$/, 'lottery.play.holdsTwo'],
  [/^r(\d)$/, 'lottery.play.times'],
  [/^e(\d)$/, 'lottery.play.pick'],
  [/^[ep]f(\d)$/, 'lottery.play.firstInOrder'],
  [/^eg(\d)$/, 'lottery.play.firstAnyOrder'],
] as const

const cars = 10

/** The name of a play, which is its rule in short. An unknown one is named by its code. */
function playName(t: Translate, lottery: OfGroup, code: string): string {
  const own = Object.hasOwn(names, code) ? names[code] : undefined
  if (own) return own(t, lottery)
  const duel = /^pdt(\d)$/.exec(code)
  if (duel) return t('lottery.play.duel', { position: Number(duel[1]), other: cars + 1 - Number(duel[1]) })
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
  d3bs: { big: '11–17', small: '4–10' },
  ebs: { big: '> 30', small: '< 30' },
  psbs: { big: '12–19', small: '3–11' },
  pbs: { big: '6–10', small: '1–5' },
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
  any: 'lottery.side.any',
} as const

/** The name of a side of a play, with its figures. */
function sideName(t: Translate, code: string, side: string): string {
  const key = Object.hasOwn(sides, side) ? sides[side as keyof typeof sides] : undefined
  return [key ? t(key) : side, spans[code]?.[side]].filter(Boolean).join(' ')
}

const tiers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kbs: { win: '13+', back: '11–12' },
  koe: { most: '15+', many: '13–14', some: '11–12' },
  kou: { back: '= 810' },
  ebs: { back: '= 30' },
}

const tierTexts = {
  s: 'lottery.row.special',
  any2: 'lottery.tier.twoAny',
  DB1: 'lottery.tier.oneFirst',
  any1: 'lottery.tier.oneAny',
  DBr: 'lottery.tier.reversed',
  near: 'lottery.tier.near',
  first: 'lottery.row.first',
  second: 'lottery.row.second',
  third: 'lottery.row.third',
  fourth: 'lottery.row.fourth',
  fifth: 'lottery.row.fifth',
  front3: 'lottery.row.front3',
  last3: 'lottery.row.last3',
  last2: 'lottery.row.last2',
} as const

/** What wins a prize of a play; empty if there is only one prize. */
function tierName(t: Translate, code: string, tier: string): string {
  const balls = /^(?:k|kb|mega|power|lotto)\d+$/.test(code) && /^(\d+)(s?)$/.exec(tier)
  if (balls) return t(balls[2] === '' ? 'lottery.hits' : 'lottery.hits.special', { count: Number(balls[1]) })
  const dice = /^x([123])$/.exec(tier)
  if (dice) return t('lottery.tier.dice', { count: Number(dice[1]) })
  const named = Object.hasOwn(tierTexts, tier) ? tierTexts[tier as keyof typeof tierTexts] : undefined
  if (named) return t(named)
  if (code === 'm3plus' || code === 'm3pro') return `2 × ${prizeLabel(tier)}`
  return tiers[code]?.[tier] ?? (tier === 'win' ? '' : sideName(t, code, prizeLabel(tier)))
}

/** A special ball is marked with a plus, and one at a position with its position. */
function nameOfItem(t: Translate, code: string, item: string): string {
  if (/^s\d\d$/.test(item)) return `+ ${item.slice(1)}`
  const ranked = /^(?:[ep]f\d|pat)$/.test(code) && /^(\d\d)-(\d\d)$/.exec(item)
  if (ranked) return `${t('lottery.position.at', { number: Number(ranked[1]) })}: ${ranked[2]}`
  return /^[\d-]+$/.test(item) ? item : sideName(t, code, item)
}

/** The names of plays, their sides, prizes and picks in the language of a translator. */
export const createPlayWords = (t: Translate) => ({
  playName: (lottery: OfGroup, code: string): string => playName(t, lottery, code),
  sideName: (code: string, side: string): string => sideName(t, code, side),
  tierName: (code: string, tier: string): string => tierName(t, code, tier),
  /** The numbers or the side of a bet, as text. */
  pickName: (code: string, numbers: readonly string[]): string =>
    numbers.map((number) => nameOfItem(t, code, number)).join(' · '),
})
