// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier, MULTIPLIER_ONE } from '../../../fair/multiplier.ts'
import type { Rules } from '../../../runtime/game.ts'
import { groupMoney } from '../../../runtime/money.ts'
import { h } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import type { SlotArt } from '../art/paint.ts'
import { addressOf } from '../art/show-picture.ts'
import { payOfCount } from './cascade-rules.ts'
import type { CascadeTitle } from './titles/index.ts'

/** The rules of a slot with cascades, its par sheet and its pay table. */
export function rulesOfCascade(title: CascadeTitle, art: SlotArt): Rules {
  const { rules } = title
  const paying = Object.entries(rules.pays)
  const steps = [...new Set(paying.flatMap(([, pays]) => pays.map(({ from }) => from)))].toSorted(
    (less, more) => less - more,
  )
  const picture = (symbol: string, name: string) =>
    h('img', { src: addressOf(art.symbols[symbol]!), alt: name, width: 34, height: 34 })
  return {
    sentences: sentencesOf(title),
    facts: [...parOf(title), ...boughtOf(title), ...scattersOf(title)],
    table: {
      head: [
        t('studio.sample.symbol'),
        ...steps.map((from, at) => {
          const next = steps[at + 1]
          return next === undefined ? `${from}+` : next - from > 1 ? `${from}–${next - 1}` : String(from)
        }),
      ],
      rows: paying.map(([symbol, pays], index) => [
        picture(symbol, `${t('studio.sample.symbol')} ${index + 1}`),
        ...steps.map((from) => `${short((payOfCount(pays, from) * MULTIPLIER_ONE) / rules.parts)}×`),
      ]),
    },
    pictures: [
      {
        picture: picture(rules.scatter.symbol, ''),
        text: t('studio.cascade.rules.free', {
          from: rules.freeGames.again.findIndex((spins) => spins > 0) + 1,
          again: rules.freeGames.again.find((spins) => spins > 0) ?? 0,
          most: rules.freeGames.most,
        }),
      },
      ...(rules.engine === 'scatterPays'
        ? [
            {
              picture: picture(Object.keys(rules.multipliers)[0]!, ''),
              text: `${t('studio.cascade.rules.multipliers')} (${Object.values(rules.multipliers)
                .map((factor) => `${factor}×`)
                .join(', ')})`,
            },
          ]
        : []),
    ],
  }
}

/** Without zeros at the end: the table has many columns. */
const short = (multiplier: number): string => groupMoney(formatMultiplier(multiplier)).replace(/\.?0+$/, '')

function sentencesOf({ rules }: CascadeTitle): string[] {
  const from = Math.min(...Object.values(rules.pays).map((pays) => pays[0]!.from))
  const most = groupMoney(String(rules.winCap))
  return [
    t(rules.engine === 'clusters' ? 'studio.cascade.rules.clusters' : 'studio.cascade.rules.anywhere', {
      from,
    }),
    t('studio.cascade.rules.fall', { most: rules.mostWins }),
    ...(rules.engine === 'clusters'
      ? [
          t('studio.cascade.rules.factors', {
            factors: rules.factors.map((factor) => `${factor}×`).join(', '),
          }),
          ...(rules.keepsFactor ? [t('studio.cascade.rules.keeps')] : []),
        ]
      : []),
    t('studio.slot.rules.cap', { most }),
    ...(rules.buy
      ? [t('studio.cascade.rules.buy', { spins: rules.buy.spins, price: rules.buy.price, most })]
      : []),
  ]
}

/** The par sheet, from simulated rounds: the return with its standard error. */
function parOf({ par }: CascadeTitle): [string, string][] {
  return [
    [t('studio.rtp'), `${par.rtpPercent} %`],
    [t('studio.cascade.par.error'), `± ${par.errorPercent} %`],
    [t('studio.cascade.par.rounds'), groupMoney(String(par.rounds))],
    [t('studio.slot.par.paid'), `${par.paidSpinPercent} %`],
    [t('studio.slot.par.free'), `${par.freeGamesPercent} %`],
    [t('studio.sample.freeChance'), `${par.freeGamesChancePercent} %`],
    [t('studio.sample.hitRate'), `${par.hitRatePercent} %`],
    [t('studio.slot.par.deviation'), `${par.deviation}×`],
    [t('studio.cascade.par.top'), `${groupMoney(par.topSeen)}×`],
    [t('studio.slot.par.most'), `${groupMoney(formatMultiplier(par.mostMultiplier))}×`],
  ]
}

function boughtOf({ par, rules }: CascadeTitle): [string, string][] {
  if (!par.bought || !rules.buy) return []
  return [[t('studio.cascade.par.bought'), `${par.bought.rtpPercent} % ± ${par.bought.errorPercent} %`]]
}

/** What each number of scatters pays and brings. */
function scattersOf({ rules: { scatter, freeGames } }: CascadeTitle): [string, string][] {
  return scatter.pays.flatMap((pay, index): [string, string][] => {
    const spins = freeGames.spins[Math.min(index, freeGames.spins.length - 1)] ?? 0
    if (pay === 0 && spins === 0) return []
    const more = index === scatter.pays.length - 1 ? '+' : ''
    return [
      [
        t('studio.slot.scatters', { scatters: `${index + 1}${more}` }),
        t('studio.slot.brings', { multiplier: pay, spins }),
      ],
    ]
  })
}
