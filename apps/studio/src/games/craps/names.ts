// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import { CRAPS_ODDS, type CrapsEvent } from './maths.ts'

/** A spot in words: "Place 6". */
export function spotName(spot: string): string {
  const number = Number(spot.split('-')[1])
  switch (spot) {
    case 'pass':
      return t('studio.craps.pass')
    case 'dont-pass':
      return t('studio.craps.dontPass')
    case 'field':
      return t('studio.craps.field')
    case 'any-seven':
      return t('studio.craps.anySeven')
    case 'any-craps':
      return t('studio.craps.anyCraps')
  }
  if (spot.startsWith('roll-')) return t('studio.table.sum', { total: number })
  return spot.startsWith('hard-') ? t('studio.craps.hard', { number }) : t('studio.craps.place', { number })
}

/** "7:6"; the field pays more on 2 and 12. */
export function oddsOf(spot: string): string {
  if (spot === 'field') return '1–3:1'
  const [profit, per] = CRAPS_ODDS[spot]!
  return `${profit}:${per}`
}

/** The totals in order, the last ten of a long round: "6 · 9 · 7". */
export function totalsText(events: readonly CrapsEvent[]): string {
  const totals = events.map(({ dice }) => dice[0] + dice[1])
  return `${totals.length > 10 ? '… ' : ''}${totals.slice(-10).join(' · ')}`
}
