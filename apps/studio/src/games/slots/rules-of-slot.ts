// SPDX-License-Identifier: Apache-2.0
import { fraction, toPercent } from '../../fair/fraction.ts'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { Rules } from '../../runtime/game.ts'
import { groupMoney } from '../../runtime/money.ts'
import { h } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { addressOf } from './art/show-picture.ts'
import type { SlotArt } from './art/paint.ts'
import { casesOf } from './hold-and-spin.ts'
import { rulesOfFeatures, parOfPick, sharesOfPick } from './rules-of-features.ts'
import { heightsOf, holdOf, pickOf, type FreeGames } from './slot-rules.ts'
import type { SlotTitle } from './titles/index.ts'
import { wildReelsOf } from './wild-reels.ts'

/** The rules of a slot, its par sheet and its pay table; before its pictures are there with their names alone. */
export function rulesOf(title: SlotTitle, art: SlotArt | undefined): Rules {
  const { rules } = title
  const hold = holdOf(rules)
  const paying = Object.entries(rules.pays)
  const first = Math.min(...paying.map(([, pays]) => pays.findIndex((pay) => pay > 0)))
  const picture = (symbol: string, name: string) =>
    h('img', {
      ...(art ? { src: addressOf(art.symbols[symbol]!) } : {}),
      alt: name,
      width: 34,
      height: 34,
    })
  return {
    sentences: [...sentencesOf(title), ...capOfRules(title)],
    facts: [...parOf(title), ...scattersOf(title), ...coinsOf(title), ...sharesOfPick(title)],
    table: {
      head: [
        t('studio.sample.symbol'),
        ...rules.strips.slice(first).map((_strip, index) => String(first + index + 1)),
      ],
      rows: paying.map(([symbol, pays], index) => [
        picture(symbol, `${t('studio.sample.symbol')} ${index + 1}`),
        ...pays
          .slice(first)
          .map((pay) => (pay === 0 ? '–' : `${formatMultiplier((pay * MULTIPLIER_ONE) / rules.parts)}×`)),
      ]),
    },
    pictures: [
      ...(rules.wild === undefined
        ? []
        : [
            {
              picture: picture(rules.wild, ''),
              text: t(hold ? 'studio.slot.rules.wild' : 'studio.sample.rules.wild'),
            },
          ]),
      ...(hold && rules.scatter
        ? [
            {
              picture: picture(rules.scatter.symbol, ''),
              text: t('studio.slot.rules.hold', {
                from: hold.from,
                respins: hold.respins,
                grand: groupMoney(String(hold.grand)),
              }),
            },
          ]
        : []),
      ...rulesOfFeatures(title, picture),
      ...(rules.scatter && rules.freeGames
        ? [
            {
              picture: picture(rules.scatter.symbol, ''),
              text: t(isPlain(rules.freeGames) ? 'studio.slot.rules.freePlain' : 'studio.slot.rules.free', {
                factor: rules.freeGames.factor,
                most: rules.freeGames.most,
              }),
            },
          ]
        : []),
    ],
  }
}

function sentencesOf({ rules }: SlotTitle): string[] {
  if (rules.engine === 'lines')
    return [
      t('studio.slot.rules.lines', { lines: rules.lines.length }),
      ...(rules.fullWindow
        ? [
            t('studio.slot.rules.full', {
              symbols: rules.fullWindow.symbols.length,
              factor: rules.fullWindow.factor,
            }),
          ]
        : []),
    ]
  const heights = heightsOf(rules)
  const [least, most] = [Math.min(...heights), Math.max(...heights)]
  const ways = groupMoney(String(most ** rules.strips.length))
  return [
    t('studio.slot.rules.ways', { ways }),
    ...(least === most ? [] : [t('studio.slot.rules.heights', { least, most })]),
  ]
}

function capOfRules({ rules: { winCap } }: SlotTitle): string[] {
  return winCap === undefined ? [] : [t('studio.slot.rules.cap', { most: groupMoney(String(winCap)) })]
}

/** Free spins that count as every other one, and bring no more of them. */
const isPlain = ({ factor, again }: FreeGames): boolean => factor === 1 && again.length === 0

/** The par sheet, as a test recomputes it. */
function parOf({ par, rules }: SlotTitle): [string, string][] {
  const hold = holdOf(rules)
  const free: [string, string][] = hold
    ? [
        [t('studio.slot.par.paid'), `${par.paidSpinPercent} %`],
        [t('studio.slot.par.hold'), `${par.freeGamesPercent} %`],
        [t('studio.slot.par.holdChance'), `${par.freeGamesChancePercent} %`],
        [
          t('studio.slot.grand'),
          t('studio.slot.par.topValue', {
            stakes: groupMoney(String(hold.grand)),
            spins: groupMoney(par.grandOneIn ?? ''),
          }),
        ],
      ]
    : pickOf(rules)
      ? parOfPick({ par })
      : wildReelsOf(rules) === 'walking'
        ? [
            [t('studio.slot.par.paid'), `${par.paidSpinPercent} %`],
            [t('studio.slot.par.hold'), `${par.freeGamesPercent} %`],
            [t('studio.slot.par.holdChance'), `${par.freeGamesChancePercent} %`],
          ]
        : rules.freeGames
          ? [
              [t('studio.slot.par.paid'), `${par.paidSpinPercent} %`],
              [t('studio.slot.par.free'), `${par.freeGamesPercent} %`],
              [t('studio.sample.freeChance'), `${par.freeGamesChancePercent} %`],
            ]
          : []
  const top: [string, string][] = par.topSpin
    ? [
        [
          t('studio.slot.par.top'),
          t('studio.slot.par.topValue', {
            stakes: par.topSpin.stakes,
            spins: groupMoney(par.topSpin.oneIn),
          }),
        ],
      ]
    : []
  return [
    [t('studio.rtp'), `${par.rtpPercent} %`],
    ...free,
    [t('studio.sample.hitRate'), `${par.hitRatePercent} %`],
    [t('studio.slot.par.deviation'), `${par.deviation}×`],
    ...top,
    [t('studio.slot.par.most'), `${groupMoney(formatMultiplier(par.mostMultiplier))}×`],
  ]
}

/** How many of all coins pay what. */
function coinsOf({ rules }: SlotTitle): [string, string][] {
  const hold = holdOf(rules)
  if (!hold) return []
  return hold.values.map(({ pays, cases, jackpot }) => [
    `${jackpot ? `${t(`studio.slot.${jackpot}`)} · ` : ''}${t('studio.slot.coinShare', { pays })}`,
    `${toPercent(fraction(BigInt(cases), BigInt(casesOf(hold))), 2)} %`,
  ])
}

/** What each number of scatters pays and brings. */
function scattersOf({ rules }: SlotTitle): [string, string][] {
  const { scatter, freeGames } = rules
  if (!scatter || !freeGames) return []
  return scatter.pays.flatMap((pay, index): [string, string][] => {
    const spins = freeGames.spins[index] ?? 0
    return pay === 0 && spins === 0
      ? []
      : [
          [
            t('studio.slot.scatters', { scatters: index + 1 }),
            t('studio.slot.brings', { multiplier: pay, spins }),
          ],
        ]
  })
}
