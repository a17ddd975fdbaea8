// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import { sicboSpot } from './maths.ts'
import { sicboOdds } from './returns.ts'

/** A spot in words: "Pair 2, 5". */
export function spotName(id: string): string {
  const { kind, numbers } = sicboSpot(id)
  const [first = 0] = numbers
  switch (kind) {
    case 'small':
      return t('studio.table.small')
    case 'big':
      return t('studio.table.big')
    case 'odd':
      return t('studio.table.odd')
    case 'even':
      return t('studio.table.even')
    case 'any-triple':
      return t('studio.sicbo.anyTriple')
    case 'total':
      return t('studio.table.sum', { total: first })
    case 'double':
      return t('studio.sicbo.double', { face: first })
    case 'triple':
      return t('studio.sicbo.triple', { face: first })
    case 'pair':
      return t('studio.sicbo.pair', { faces: numbers.join(', ') })
    case 'single':
      return t('studio.sicbo.single', { face: first })
  }
}

/** "6:1"; a single face pays for each die that shows it. */
export function oddsOf(id: string): string {
  return sicboSpot(id).kind === 'single' ? '1–3:1' : `${sicboOdds(id)}:1`
}

/** "2 + 3 + 5 = 10" */
export function sumText(faces: readonly number[]): string {
  return `${faces.join(' + ')} = ${faces.reduce((sum, face) => sum + face, 0)}`
}
