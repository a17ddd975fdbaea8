// SPDX-License-Identifier: Apache-2.0
/** What is known of a player's age, and how old they must be. */
export interface AgeFacts {
  /** Full years by the birthday in the profile; undefined without one. */
  age: number | undefined
  /** The highest age that they have confirmed. */
  confirmed: number | undefined
  /** The youngest age of a member of the brand. */
  ageLimit: number
  /** The age that this game requires. */
  gameAge: number
}

/**
 * open: they may play. confirm: they must confirm being old enough. birthday: the game needs a birthday in
 * the profile. tooYoung: they may not play.
 */
export type AgeVerdict = 'open' | 'confirm' | 'birthday' | 'tooYoung'

/**
 * Whether somebody is old enough for a game. A birthday counts more than a confirmation, which is enough only
 * for the age of the brand.
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
 * The age that a game requires beyond the brand's: the highest of its kind and its vendor, 0 if there is
 * none.
 */
export function ageOfGame(
  ages: readonly AgeByGames[],
  { gameType, vendorCode }: { gameType: string; vendorCode: string },
): number {
  return Math.max(
    0,
    ...ages.filter(({ games }) => games === gameType || games === vendorCode).map(({ age }) => age),
  )
}
