// SPDX-License-Identifier: Apache-2.0
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { t } from '../../../shared/texts/texts.ts'

/** Who won a fight that is over, in words and in the colour of the side; nobody after a draw. */
export function fightWinner({ home, away }: Score): { name: string; color: string } {
  if (home > away) return { name: t('sportsbook.outcome.meron'), color: 'text-danger' }
  if (away > home) return { name: t('sportsbook.outcome.wala'), color: 'text-wala' }
  return { name: t('sportsbook.outcome.draw'), color: 'text-muted' }
}
