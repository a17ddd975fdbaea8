// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { PlayedSport } from './played-sport.ts'

import { football } from './sports/football.ts'

const playedSports: readonly PlayedSport[] = [football]

/** How the built-in feed plays a sport. Throws RangeError for one that it does not play. */
export function playedSportOf(sport: Sport): PlayedSport {
  const played = playedSports.find((each) => each.sport === sport)
  if (!played) throw new RangeError(`${sport} is not played`)
  return played
}
