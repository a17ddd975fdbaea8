// SPDX-License-Identifier: Apache-2.0
import { disc, round, shine, symbol } from '../../art/paint.ts'
import type { SlotSymbol } from '../../slot-rules.ts'

/** The colours of multipliers from the smallest to the largest. */
const tiers = [
  ['#dff6ff', '#3fa9e6', '#0b3d7a', '#9fe2ff'],
  ['#e2ffe6', '#38c46a', '#0a5228', '#a5ffbf'],
  ['#f4e4ff', '#a156ef', '#3b0f80', '#dcb4ff'],
  ['#ffe2f1', '#ec3f94', '#7a0844', '#ffa8d4'],
  ['#fff3c9', '#f6a01c', '#8a3c02', '#ffe08a'],
] as const

/** A glowing ball in a ring of rays; the scene writes its number on it. */
function orb(tier: number): string {
  const [light, middle, dark, ray] = tiers[Math.min(tier, tiers.length - 1)]!
  const rays = Array.from(
    { length: 16 },
    (_, at) =>
      `<path d="M50 50L${at % 2 === 0 ? '46.5 2H53.5' : '47.5 9H52.5'}Z" fill="${ray}" opacity=".8" transform="rotate(${at * 22.5} 50 50)"/>`,
  ).join('')
  return symbol(
    round('ball', light, middle, dark) + round('ring', '#fff8d8', '#e9b23e', '#7a4a06'),
    `${disc(50, 50, 47, ray).replace('/>', ' opacity=".22"/>')}${rays}${disc(50, 50, 36, 'url(#ring)', '#3a2204', 2.5)}${disc(50, 50, 31, 'url(#ball)', '#1c0f04', 2)}
    ${shine(40, 33, 13, 6.5, -28, 0.7)}<path d="M26 62A27 27 0 0 0 74 62A31 31 0 0 1 26 62Z" fill="#fff" opacity=".25"/>`,
  )
}

/** The drawings of multiplier symbols, whose colours rise with their number. */
export const orbs = (multipliers: Readonly<Record<SlotSymbol, number>>): Record<SlotSymbol, string> =>
  Object.fromEntries(
    Object.entries(multipliers).map(([symbolOfIt, factor]) => [
      symbolOfIt,
      orb(factor < 4 ? 0 : factor < 8 ? 1 : factor < 15 ? 2 : factor < 50 ? 3 : 4),
    ]),
  )
