// SPDX-License-Identifier: Apache-2.0
import { isWireAmount } from '@tessera/rules/money'
import { rankLevels } from '@tessera/rules/ranks/ranks'
import { mostRebateBasisPoints } from '@tessera/rules/rebates/rebates'
import { z } from 'zod'
import { gameTypes } from '../catalogue/game-types.ts'
import { setting } from '../kit/index.ts'

const money = z.number().min(0).max(90_000_000_000).refine(isWireAmount, 'An amount has at most two decimals')
const percent = z
  .number()
  .min(0, 'A rate is never below 0 %')
  .max(mostRebateBasisPoints / 100, `A rate is at most ${mostRebateBasisPoints / 100} %`)
  .refine(isWireAmount, 'A rate has at most two decimals')

interface RankValue {
  validBets: number
  bonus: number
}

/** The first rank is everybody's, and each of the others needs more than the one before. */
function refuseRankFaults({
  value: ranks,
  issues,
}: {
  value: RankValue[]
  issues: z.core.$ZodRawIssue[]
}): void {
  const refuse = (rank: number, message: string): void => {
    issues.push({ code: 'custom', input: ranks[rank], path: [rank], message })
  }
  if (ranks[0] && (ranks[0].validBets !== 0 || ranks[0].bonus !== 0))
    refuse(0, 'VIP0 needs no valid bets and gives no bonus')
  for (const [rank, { validBets }] of ranks.entries()) {
    const before = ranks[rank - 1]
    if (before && validBets <= before.validBets)
      refuse(rank, `VIP${rank} needs more valid bets than VIP${rank - 1}`)
  }
}

const rates = (lowest: number, highest: number, ...types: (typeof gameTypes)[number][]) =>
  types.map((gameType) => ({ gameType, lowest, highest }))

const usualEdges = (percent: number, ...types: (typeof gameTypes)[number][]) =>
  types.map((gameType) => ({ gameType, percent }))

/** Terms of VIP ranks and of the manual rebate (D-148, D-149). */
export const rankSettings = {
  'rewards.ranks': setting(
    z
      .array(z.strictObject({ validBets: money, bonus: money }))
      .length(rankLevels.length, { abort: true, message: 'There are eight ranks, VIP0 to VIP7' })
      .check(refuseRankFaults),
    {
      group: 'ranks',
      default: [
        { validBets: 0, bonus: 0 },
        { validBets: 50_000, bonus: 18 },
        { validBets: 250_000, bonus: 58 },
        { validBets: 1_000_000, bonus: 188 },
        { validBets: 5_000_000, bonus: 588 },
        { validBets: 20_000_000, bonus: 1_888 },
        { validBets: 80_000_000, bonus: 5_888 },
        { validBets: 300_000_000, bonus: 18_888 },
      ],
      audience: 'server',
      twoPersons: true,
      help: 'VIP0 to VIP7 in order: the total valid bets needed for each rank, and the bonus for reaching it, which each member gets only once.',
    },
  ),
  'rewards.rankBonusWagerTimes': setting(z.number().int().min(0).max(50), {
    group: 'ranks',
    default: 0,
    audience: 'server',
    twoPersons: true,
    help: 'How many times a rank bonus must be staked before it becomes cash. 0: it is cash at once. Applies to bonuses offered from now on.',
  }),
  'rewards.rankBonusMaxStake': setting(money, {
    group: 'ranks',
    default: 0,
    audience: 'server',
    twoPersons: true,
    help: 'The largest bet with money from a rank bonus, in currency units. 0: no limit.',
  }),
  'rewards.rankKeepPercent': setting(z.number().int().min(0).max(100), {
    group: 'ranks',
    default: 10,
    audience: 'server',
    help: 'The percentage of a rank’s valid bets that a member must reach each month; otherwise they drop one rank at the end of the month. 0: nobody drops.',
  }),
  'rewards.rebateRates': setting(
    z
      .array(
        z
          .strictObject({
            gameType: z.enum(gameTypes).meta({ format: 'gameType' }),
            lowest: percent,
            highest: percent,
          })
          .refine(({ lowest, highest }) => lowest <= highest, {
            path: ['highest'],
            message: 'The rate of VIP7 is not below that of VIP0',
          }),
      )
      .max(gameTypes.length)
      .refine(
        (lines) => new Set(lines.map(({ gameType }) => gameType)).size === lines.length,
        'Name each game type only once',
      ),
    {
      group: 'ranks',
      default: [
        ...rates(0.3, 0.6, 'SPORTS', 'ESPORTS', 'COCKFIGHT'),
        ...rates(0.4, 0.8, 'LIVE'),
        ...rates(0.5, 1.2, 'RNG', 'FISH', 'INHOUSE'),
        ...rates(0.1, 0.5, 'LOTT', 'ELOTT', 'PVP'),
      ],
      audience: 'server',
      twoPersons: true,
      help: 'Rebate by game type, in percent of valid bets, at VIP0 and at VIP7. It rises evenly in between. A type without an entry has no rebate.',
    },
  ),
  'rewards.usualEdges': setting(
    z
      .array(
        z.strictObject({
          gameType: z.enum(gameTypes).meta({ format: 'gameType' }),
          percent: z.number().min(0).max(50).refine(isWireAmount, 'An edge has at most two decimals'),
        }),
      )
      .max(gameTypes.length)
      .refine(
        (lines) => new Set(lines.map(({ gameType }) => gameType)).size === lines.length,
        'Name each game type only once',
      ),
    {
      group: 'ranks',
      default: [
        ...usualEdges(2, 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT'),
        ...usualEdges(1, 'LOTT', 'ELOTT'),
        ...usualEdges(0.5, 'LIVE', 'INHOUSE'),
        // Stakes that come back without a rake cost nothing: rooms earn nothing until their edge is stated.
        ...usualEdges(0, 'PVP'),
      ],
      audience: 'server',
      scope: 'installation',
      help: 'The least that vendors’ games keep of a stake, in percent, by type, where neither the vendor nor the catalogue states it. Below 2%, a bet counts proportionally less towards ranks, rebates, points, missions, races, commissions and bonuses; at 0 it does not count. A type without an entry has 0.',
    },
  ),
  'rewards.rebateMinimum': setting(z.number().min(0.01).max(1_000_000).refine(isWireAmount), {
    group: 'ranks',
    default: 1,
    audience: 'server',
    twoPersons: true,
    help: 'Smallest rebate that can be claimed, in currency units.',
  }),
} as const
