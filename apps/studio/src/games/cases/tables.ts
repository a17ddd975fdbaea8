// SPDX-License-Identifier: Apache-2.0
export type CasesDifficulty = 'easy' | 'medium' | 'hard' | 'expert'

/** What a case pays, in hundredths, and how many of 10,000 cases pay that. */
type Case = readonly [hundredths: number, weight: number]

/** From the commonest to the rarest; each difficulty has 10,000 cases with the mean 0.99. */
export const CASES_TABLES: Readonly<Record<CasesDifficulty, readonly Case[]>> = {
  easy: [
    [40, 2422],
    [90, 2668],
    [110, 2500],
    [130, 1200],
    [150, 700],
    [200, 400],
    [300, 90],
    [500, 20],
  ],
  medium: [
    [20, 2340],
    [60, 4470],
    [120, 1300],
    [160, 900],
    [250, 600],
    [400, 300],
    [1000, 80],
    [2500, 10],
  ],
  hard: [
    [0, 2326],
    [40, 6000],
    [150, 800],
    [300, 500],
    [600, 250],
    [1500, 100],
    [5000, 20],
    [20_000, 4],
  ],
  expert: [
    [0, 4448],
    [20, 5000],
    [200, 200],
    [500, 200],
    [1500, 100],
    [5000, 40],
    [20_000, 10],
    [100_000, 2],
  ],
}
