// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { TextKey } from '@tessera/texts/text-key'
import { t } from '../../../shared/texts/texts.ts'

const names: Readonly<Record<Sport, TextKey>> = {
  football: 'sportsbook.sport.football',
  basketball: 'sportsbook.sport.basketball',
  tennis: 'sportsbook.sport.tennis',
  esports: 'lobby.type.ESPORTS',
  cockfight: 'lobby.type.COCKFIGHT',
}

/** The name of a sport in the language of the page. */
export const sportName = (sport: Sport): string => t(names[sport])
