// SPDX-License-Identifier: Apache-2.0
/** Kinds of markets that share a margin. */
export const marginGroups = [
  'result',
  'twoWay',
  'handicap',
  'total',
  'correctScore',
  'manyWay',
  'esports',
  'cockfight',
  'outright',
] as const
export type MarginGroup = (typeof marginGroups)[number]

/**
 * B = sum(1 / d) by group, before shading and rounding to the ladder (game-rules.md section 9): two even
 * outcomes of a handicap are 1.92 and 1.92. The groups that the rules do not name are between those of as many
 * outcomes.
 */
export const defaultOverrounds: Readonly<Record<MarginGroup, number>> = {
  result: 1.06,
  twoWay: 1.05,
  handicap: 1.04,
  total: 1.04,
  correctScore: 1.25,
  manyWay: 1.12,
  esports: 1.06,
  cockfight: 1.055,
  outright: 1.2,
}

const liveExtra = 0.02

/** Less is known of halves, quarters, sets and single goals than of the event they belong to. */
const extraOfPart = 0.02

/** The overround of a market; in play it is 0.02 higher, and 0.02 for parts of an event. */
export const overroundOf = (
  group: MarginGroup,
  {
    isLive,
    isPart = false,
    base = defaultOverrounds[group],
  }: { isLive: boolean; isPart?: boolean; base?: number },
): number => base + (isLive ? liveExtra : 0) + (isPart ? extraOfPart : 0)
