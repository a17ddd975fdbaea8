// SPDX-License-Identifier: Apache-2.0
/** What is known of a player's age, and how old he must be. */
export interface AgeFacts {
  /** Full years by the birthday of his profile; undefined when it tells none. */
  age: number | undefined
  /** The highest age that he has confirmed. */
  confirmed: number | undefined
  /** The youngest age of a member of the brand. */
  ageLimit: number
  /** What this game asks for. */
  gameAge: number
}

/**
 * open: he may play. confirm: he has to say that he is old enough. birthday: only a birthday can show it.
 * tooYoung: he may not.
 */
export type AgeVerdict = 'open' | 'confirm' | 'birthday' | 'tooYoung'

/**
 * Whether somebody is old enough for a game. A birthday says more than a confirmation, which is good for the
 * age of the brand only.
 */
export function judgeAge({ age, confirmed, ageLimit, gameAge }: AgeFacts): AgeVerdict {
  const needed = Math.max(ageLimit, gameAge)
  if (age !== undefined) return age >= needed ? 'open' : 'tooYoung'
  if (needed > ageLimit) return 'birthday'
  return confirmed !== undefined && confirmed >= ageLimit ? 'open' : 'confirm'
}

/** A higher age for some games: a kind of games such as LIVE, or a vendor by its code. */
export interface AgeByGames {
  games: string
  age: number
}

/**
 * The age that a game asks for beyond the brand's: the highest of its kind's and its vendor's, 0 when there
 * is none.
 */
export function ageOfGame(
  ages: readonly AgeByGames[],
  { gameType, vassalage }: { gameType: string; vassalage: string },
): number {
  return Math.max(
    0,
    ...ages.filter(({ games }) => games === gameType || games === vassalage).map(({ age }) => age),
  )
}
