// SPDX-License-Identifier: Apache-2.0
import { fraction, toPercent } from '../../fair/fraction.ts'
import type { Rules } from '../../runtime/game.ts'
import { t } from '../../runtime/texts.ts'
import { pickCasesOf } from './pick-bonus.ts'
import { pickOf } from './slot-rules.ts'
import type { SlotTitle } from './titles/index.ts'
import { wildReelsOf } from './wild-reels.ts'

type Picture = (symbol: string, name: string) => HTMLImageElement

/** What wild reels and a pick bonus do, each beside its symbol. */
export function rulesOfFeatures({ rules }: SlotTitle, picture: Picture): NonNullable<Rules['pictures']> {
  const pick = pickOf(rules)
  const kind = wildReelsOf(rules)
  const { freeGames, scatter, wild } = rules
  const texts = [
    ...(kind === 'expanding' ? [t('studio.slot.rules.expanding')] : []),
    ...(kind === 'sticky' ? [t('studio.slot.rules.sticky')] : []),
    ...(kind === 'walking' && freeGames ? [t('studio.slot.rules.walking', { most: freeGames.most })] : []),
    ...(kind === 'walking' && freeGames && freeGames.factor > 1
      ? [t('studio.slot.rules.respinFactor', { factor: freeGames.factor })]
      : []),
    ...(kind && scatter ? [t('studio.slot.rules.wildHides')] : []),
  ]
  return [
    ...(wild === undefined ? [] : texts.map((text) => ({ picture: picture(wild, ''), text }))),
    ...(pick && scatter
      ? [
          {
            picture: picture(scatter.symbol, ''),
            text: t('studio.slot.rules.pick', { from: pick.from, cells: pick.cells }),
          },
        ]
      : []),
  ]
}

/** The parts of the return of a slot with a pick bonus. */
export const parOfPick = ({ par }: Pick<SlotTitle, 'par'>): [string, string][] => [
  [t('studio.slot.par.paid'), `${par.paidSpinPercent} %`],
  [t('studio.slot.par.pick'), `${par.freeGamesPercent} %`],
  [t('studio.slot.par.pickChance'), `${par.freeGamesChancePercent} %`],
]

/** What bonus symbols pay, and how many of all cells hold what. */
export function sharesOfPick({ rules }: SlotTitle): [string, string][] {
  const pick = pickOf(rules)
  if (!pick) return []
  const paying = (rules.scatter?.pays ?? []).flatMap((pays, index): [string, string][] =>
    pays === 0 ? [] : [[t('studio.slot.scatters', { scatters: index + 1 }), `${pays}×`]],
  )
  const shares = pick.values.map(({ pays, cases }): [string, string] => [
    pays === 0 ? t('studio.slot.pick.endShare') : t('studio.slot.pick.share', { pays }),
    `${toPercent(fraction(BigInt(cases), BigInt(pickCasesOf(pick))), 2)} %`,
  ])
  return [...paying, ...shares]
}
