// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { PlayedSport } from './played-sport.ts'
import { football } from './sports/football.ts'

/** How the built-in feed plays each sport. */
export const playedSports: Readonly<Record<Sport, PlayedSport>> = { football }
