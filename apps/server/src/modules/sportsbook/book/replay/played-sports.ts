// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { PlayedSport } from './played-sport.ts'
import { basketball } from './sports/basketball.ts'
import { cockfight } from './sports/cockfight.ts'
import { esports } from './sports/esports.ts'
import { football } from './sports/football.ts'
import { tennis } from './sports/tennis.ts'

const playedSports: Readonly<Record<Sport, PlayedSport>> = {
  football,
  basketball,
  tennis,
  esports,
  cockfight,
}

/** How the built-in feed plays a sport. */
export const playedSportOf = (sport: Sport): PlayedSport => playedSports[sport]
