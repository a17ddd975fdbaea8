// SPDX-License-Identifier: Apache-2.0
import { leadsTo, outcomeHash } from '../../fair/chain.ts'
import { exactMultiplier } from '../../fair/multiplier.ts'
import { crashPoint } from '../../games/crash/maths.ts'
import { buildCashOutStory, buildCrashStory } from '../../games/crash/story.ts'
import type { RoundOf, TableRound } from '../../protocol.ts'
import { groupHundredths } from '../../runtime/hundredths.ts'
import { amountOf, groupMoney, writeMoney } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import { amountOfMillionths } from '@tessera/rules/money'
import { compared, type Step } from './steps.ts'

/** The public data of a finished round of the live table. */
export interface ChainClaim {
  readonly hash: string
  readonly salt: string
  readonly position: number
  readonly terminalHash: string
}

/** Checks that a link leads to the published end of its chain, and what it gives with the public salt. */
export async function linkSteps(claim: ChainClaim, outcome: string, link: string): Promise<Step[]> {
  return [
    {
      mark: compared(await leadsTo(claim.hash, claim.position, claim.terminalHash)),
      title: t('studio.verify.chain.title'),
      sentence: t('studio.verify.chain', { position: claim.position }),
      findings: [
        { name: link, value: claim.hash },
        { name: t('studio.crash.chain.terminal'), value: claim.terminalHash },
      ],
    },
    {
      mark: 'stated',
      title: t('studio.verify.chain.outcome.title'),
      sentence: t('studio.verify.chain.outcome'),
      findings: [
        { name: t('studio.crash.chain.salt'), value: claim.salt },
        { name: 'HMAC-SHA-256', value: outcome },
      ],
    },
  ]
}

/** Checks a link of the chain, and compares the crash point that follows from it with the displayed one. */
export async function checkChain(claim: ChainClaim, visibleHundredths: number | undefined): Promise<Step[]> {
  const outcome = await outcomeHash(claim)
  const point = crashPoint(outcome)
  return [
    ...(await linkSteps(claim, outcome, t('studio.verify.chain.link', { position: claim.position }))),
    {
      mark: visibleHundredths === undefined ? 'stated' : compared(point === visibleHundredths),
      title: t('studio.verify.point.title'),
      sentence: t('studio.verify.point'),
      findings: [
        { name: t('studio.verify.computed'), value: `${groupHundredths(point)}×` },
        ...(visibleHundredths === undefined
          ? []
          : [{ name: t('studio.verify.recorded'), value: `${groupHundredths(visibleHundredths)}×` }]),
      ],
    },
  ]
}

/** Checks a finished round of the table. */
export function checkTableRound({ hash, chain, position, pointHundredths }: TableRound): Promise<Step[]> {
  return checkChain({ hash, position, salt: chain.salt, terminalHash: chain.terminalHash }, pointHundredths)
}

/** Checks the payout of one bet at the table, once the crash point is known. */
export function checkTableBet(round: RoundOf<'crash'>, pointHundredths: number): Step {
  const left = round.events.find((event) => event.type === 'cashOut')?.atHundredths
  const decimals = round.stake.split('.')[1]?.length ?? 0
  const stake = { amount: amountOf(round.stake), unit: 10n ** BigInt(6 - decimals) }
  const story =
    left === undefined || left > pointHundredths
      ? buildCrashStory(Infinity, pointHundredths, stake)
      : buildCashOutStory(left, stake)
  const payout = writeMoney(amountOfMillionths(story.payout), decimals)
  return {
    mark: compared(payout === round.payout && story.multiplier === round.multiplier),
    title: t('studio.verify.money.title'),
    sentence: t('studio.verify.tableBet'),
    findings: [
      {
        name: t('studio.verify.left'),
        value: left === undefined ? t('studio.verify.notLeft') : `${groupHundredths(left)}×`,
      },
      {
        name: t('studio.verify.computed'),
        value: `${groupMoney(round.stake)} × ${exactMultiplier(story.multiplier)} = ${groupMoney(payout)} ${round.currency}`,
      },
      { name: t('studio.verify.recorded'), value: `${groupMoney(round.payout)} ${round.currency}` },
    ],
  }
}
