// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import { FANTAN_ODDS, fantanSpot, fantanRest } from './maths.ts'

/** A spot in words: "Nim 1, 2 gives back". */
export function spotName(spot: string): string {
  const { kind, rests } = fantanSpot(spot)
  const [first = 0, second = 0] = rests
  const numbers = rests.join(', ')
  switch (kind) {
    case 'fan':
      return t('studio.fantan.fan', { numbers })
    case 'nim':
      return t('studio.fantan.nim', { wins: first, back: second })
    case 'kwok':
      return t('studio.fantan.kwok', { numbers })
    case 'ssh':
      return t('studio.fantan.ssh', { numbers })
  }
}

/** "2.85:1" */
export function oddsOf(spot: string): string {
  const [profit, per] = FANTAN_ODDS[fantanSpot(spot).kind]
  return per === 60 ? `${profit}:${per}` : `${profit / per}:1`
}

/** "57 beads, rest 1" */
export function beadsText(beads: number): string {
  return t('studio.fantan.result', { beads, rest: fantanRest(beads) })
}
