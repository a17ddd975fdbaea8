// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { t } from '../texts/texts.ts'

const sportsbook = 'SPORTSBOOK'

/** The name of a game in a record of bets. Bets on the sportsbook have the code of their sport for a name. */
export const gameNameOf = ({ vendor, gameName }: { vendor: string; gameName: string }): string =>
  vendor === sportsbook ? t(`bets.sport.${gameName}` as TextKey) : gameName
