// SPDX-License-Identifier: Apache-2.0
/** The sports of the book, in the order of the lobby. The codes stand on the wire and in the database. */
export const sports = ['football', 'basketball', 'tennis', 'esports', 'cockfight'] as const
export type Sport = (typeof sports)[number]

/** One of two opponents. Home is the side named first: Meron in a cockfight. */
export type Side = 'home' | 'away'
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** What two sides have scored in a part of an event, in the unit of the part: goals, points, games, sets, maps. */
export interface Score {
  readonly home: number
  readonly away: number
}

/** A part of the world, or `international`, that groups competitions. */
export interface Region {
  id: string
  /** ISO 3166 code, or undefined for an international one. */
  country?: string | undefined
}

export interface Competition {
  id: string
  sport: Sport
  regionId: string
}

/** One running of a competition; its table belongs to it. */
export interface Season {
  id: string
  competitionId: string
  name: string
}
