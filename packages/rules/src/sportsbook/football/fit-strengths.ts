// SPDX-License-Identifier: Apache-2.0
import { usualFirstHalfShare } from './clock.ts'
import { fitCorrelation } from './fit-correlation.ts'
import type { GoalMeans } from './score-grid.ts'

/** A match that has been played. */
export interface PlayedMatch {
  readonly home: string
  readonly away: string
  readonly homeGoals: number
  readonly awayGoals: number
  /** How long ago it was, in days, from zero up. */
  readonly ageDays: number
  /** Goals of both sides before half-time, where they are known. */
  readonly firstHalfGoals?: number | undefined
}

/** A team against the average of its competition: 1.2 scores, or concedes, a fifth more. */
export interface TeamStrength {
  readonly attack: number
  readonly defence: number
}

/** What goals a competition has, and who scores and concedes more than others. */
export interface Strengths {
  readonly teams: ReadonlyMap<string, TeamStrength>
  /** Goals of an average away side against an average home side. */
  readonly awayGoals: number
  /** What an average home side scores in times of that. */
  readonly homeAdvantage: number
  /** Dixon and Coles' dependence of its low scores. */
  readonly correlation: number
  /** The share of its goals that falls before half-time. */
  readonly firstHalfShare: number
}

/** A result counts half as much after so many days. */
const halfLifeDays = 240
/** Each attack and defence counts as if it had so many average goals besides: few matches say little. */
const goalsOfPrior = 6
const mostRounds = 100
const enoughChange = 1e-9
/** Until there is a match: about what the large European leagues have. */
const usualAwayGoals = 1.25
const usualHomeAdvantage = 1.2
/** A competition counts as if it had so many usual goals besides, on either side. */
const goalsOfCompetition = 20
/** Its share before half-time counts as if it had so many goals of the usual share besides: about half a season's. */
const goalsOfUsualSplit = 500

/**
 * Fits a competition to its results. The goals of a side are Poisson with the mean
 * `awayGoals x attack x defence of the other side`, for home times `homeAdvantage`. Each figure in turn becomes
 * the most likely one given all others (goals scored over goals expected without it), until none changes or
 * after 100 rounds; every match counts 2^(-age / 240 days), and a gamma prior holds each figure near the
 * average. The same results in the same order give the same figures. Throws RangeError for goals or an age that
 * cannot be.
 */
export function fitStrengths(matches: readonly PlayedMatch[]): Strengths {
  const fit = beginFit(matches)
  for (let round = 0; round < mostRounds; round += 1) if (improve(fit) < enoughChange) break
  return {
    teams: new Map(
      fit.names.map((name, index) => [name, { attack: fit.attack[index]!, defence: fit.defence[index]! }]),
    ),
    awayGoals: fit.awayGoals,
    homeAdvantage: fit.homeAdvantage,
    correlation: fitCorrelation(
      matches.map((match, position) => ({ ...match, ...expectedOf(fit, position) })),
    ),
    firstHalfShare: fitFirstHalfShare(matches),
  }
}

/**
 * The share of the goals of a competition that falls before half-time. All its results count alike: it changes by less
 * from year to year than chance lets one season show.
 */
export function fitFirstHalfShare(
  matches: readonly Pick<PlayedMatch, 'homeGoals' | 'awayGoals' | 'firstHalfGoals'>[],
): number {
  let [early, all] = [goalsOfUsualSplit * usualFirstHalfShare, goalsOfUsualSplit]
  for (const { homeGoals, awayGoals, firstHalfGoals } of matches)
    if (firstHalfGoals !== undefined) {
      early += firstHalfGoals
      all += homeGoals + awayGoals
    }
  return early / all
}

/** The means of a match; a team without results is average. */
export function footballMeans(
  { teams, awayGoals, homeAdvantage, correlation, firstHalfShare }: Strengths,
  home: string,
  away: string,
): GoalMeans {
  const average: TeamStrength = { attack: 1, defence: 1 }
  const [left, right] = [teams.get(home) ?? average, teams.get(away) ?? average]
  return {
    home: awayGoals * homeAdvantage * left.attack * right.defence,
    away: awayGoals * right.attack * left.defence,
    correlation,
    firstHalfShare,
  }
}

/** What a match of the fit was expected to bring. */
const expectedOf = (fit: Fit, match: number): { home: number; away: number } => {
  const [left, right] = [fit.home[match]!, fit.away[match]!]
  return {
    home: fit.awayGoals * fit.homeAdvantage * fit.attack[left]! * fit.defence[right]!,
    away: fit.awayGoals * fit.attack[right]! * fit.defence[left]!,
  }
}

interface Fit {
  names: readonly string[]
  home: Int32Array
  away: Int32Array
  homeGoals: Float64Array
  awayGoalsOf: Float64Array
  weights: Float64Array
  attack: Float64Array
  defence: Float64Array
  awayGoals: number
  homeAdvantage: number
}

function beginFit(matches: readonly PlayedMatch[]): Fit {
  for (const { homeGoals, awayGoals, ageDays } of matches)
    if (![homeGoals, awayGoals].every((goals) => Number.isInteger(goals) && goals >= 0) || !(ageDays >= 0))
      throw new RangeError('A match has whole goals and an age from zero up')
  const names = [...new Set(matches.flatMap(({ home, away }) => [home, away]))]
  const indexOf = new Map(names.map((name, index) => [name, index]))
  return {
    names,
    home: Int32Array.from(matches, ({ home }) => indexOf.get(home)!),
    away: Int32Array.from(matches, ({ away }) => indexOf.get(away)!),
    homeGoals: Float64Array.from(matches, ({ homeGoals }) => homeGoals),
    awayGoalsOf: Float64Array.from(matches, ({ awayGoals }) => awayGoals),
    weights: Float64Array.from(matches, ({ ageDays }) => 2 ** (-ageDays / halfLifeDays)),
    attack: new Float64Array(names.length).fill(1),
    defence: new Float64Array(names.length).fill(1),
    awayGoals: usualAwayGoals,
    homeAdvantage: usualHomeAdvantage,
  }
}

/** One round over all figures; how much the one that changed most has changed. */
function improve(fit: Fit): number {
  const { attack, defence } = fit
  const change = Math.max(
    improveTeams(fit, attack, { others: defence, isAttack: true }),
    improveTeams(fit, defence, { others: attack, isAttack: false }),
  )
  const before = [fit.awayGoals, fit.homeAdvantage]
  improveCompetition(fit)
  return Math.max(change, Math.abs(fit.awayGoals - before[0]!), Math.abs(fit.homeAdvantage - before[1]!))
}

function improveTeams(
  fit: Fit,
  figures: Float64Array,
  { others, isAttack }: { others: Float64Array; isAttack: boolean },
): number {
  const scored = new Float64Array(figures.length).fill(goalsOfPrior)
  const expected = new Float64Array(figures.length).fill(goalsOfPrior)
  const { home, away, homeGoals, awayGoalsOf, weights, awayGoals, homeAdvantage } = fit
  for (let match = 0; match < weights.length; match += 1) {
    const weight = weights[match]!
    // The goals of home judge its attack or the defence of away; the goals of away the other way round.
    const [byHome, byAway] = isAttack ? [home[match]!, away[match]!] : [away[match]!, home[match]!]
    scored[byHome]! += weight * homeGoals[match]!
    expected[byHome]! += weight * awayGoals * homeAdvantage * others[byAway]!
    scored[byAway]! += weight * awayGoalsOf[match]!
    expected[byAway]! += weight * awayGoals * others[byHome]!
  }
  let change = 0
  for (let team = 0; team < figures.length; team += 1) {
    const figure = scored[team]! / expected[team]!
    change = Math.max(change, Math.abs(figure - figures[team]!))
    figures[team] = figure
  }
  return change
}

function improveCompetition(fit: Fit): void {
  let [ofHome, ofAway, expectedHome, expectedAway] = [0, 0, 0, 0]
  for (let match = 0; match < fit.weights.length; match += 1) {
    const weight = fit.weights[match]!
    const [left, right] = [fit.home[match]!, fit.away[match]!]
    ofHome += weight * fit.homeGoals[match]!
    ofAway += weight * fit.awayGoalsOf[match]!
    expectedHome += weight * fit.attack[left]! * fit.defence[right]!
    expectedAway += weight * fit.attack[right]! * fit.defence[left]!
  }
  const prior = goalsOfCompetition
  fit.awayGoals = (ofAway + prior) / (expectedAway + prior / usualAwayGoals)
  const home = (ofHome + prior) / (expectedHome + prior / (usualAwayGoals * usualHomeAdvantage))
  fit.homeAdvantage = home / fit.awayGoals
}
