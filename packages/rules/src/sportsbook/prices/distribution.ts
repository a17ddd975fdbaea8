// SPDX-License-Identifier: Apache-2.0
/** One possible score and its probability, from 0 to 1. */
export interface ScoreState {
  readonly home: number
  readonly away: number
  readonly probability: number
}

/** All scores that a period can end with; the probabilities sum to 1. */
export interface ScoreDistribution {
  readonly states: readonly ScoreState[]
}

/** How a stake is shared between winning, losing and coming back; the three shares sum to 1. */
export interface SettledShares {
  readonly winShare: number
  readonly loseShare: number
  readonly pushShare: number
}

/** What an outcome is worth before margin. */
export interface ExpectedFactor {
  /** W: the average share of the stake that wins. */
  readonly win: number
  /** L: the average share that loses. */
  readonly lose: number
  /** The average share that comes back. */
  readonly push: number
  /** W / (W + L): the probability that margin is added to. The pushes are left out. 0 if all is pushed. */
  readonly probability: number
  /** 1 + L / W, the fair decimal price. Infinity if nothing can win. */
  readonly fairDecimal: number
}

/**
 * Averages how an outcome settles over all scores. The fair decimal is 1 + L / W, pushes left out, which also
 * holds for quarter lines and dead heats (game-rules.md section 9).
 */
export function expectedFactor(
  distribution: ScoreDistribution,
  settle: (home: number, away: number) => SettledShares,
): ExpectedFactor {
  let [win, lose, push] = [0, 0, 0]
  for (const { home, away, probability } of distribution.states) {
    const shares = settle(home, away)
    win += shares.winShare * probability
    lose += shares.loseShare * probability
    push += shares.pushShare * probability
  }
  return factorOf(win, lose, push)
}

/** The factor of averages that are known already. */
export function factorOf(win: number, lose: number, push = 0): ExpectedFactor {
  const decided = win + lose
  return {
    win,
    lose,
    push,
    probability: decided > 0 ? win / decided : 0,
    fairDecimal: win > 0 ? 1 + lose / win : Number.POSITIVE_INFINITY,
  }
}

/** The probability of all scores that a condition holds for. */
export function probabilityOf(
  distribution: ScoreDistribution,
  condition: (home: number, away: number) => boolean,
): number {
  let sum = 0
  for (const { home, away, probability } of distribution.states) if (condition(home, away)) sum += probability
  return sum
}
