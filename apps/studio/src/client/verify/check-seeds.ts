// SPDX-License-Identifier: Apache-2.0
import { exactMultiplier } from '../../fair/multiplier.ts'
import { toHex } from '../../fair/hash.ts'
import { block, commitment, drawFloats, type Seeds } from '../../fair/seeds.ts'
import type { GameCode, RoundOf } from '../../protocol.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { amountOf, groupMoney, writeMoney } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import { amountOfMillionths } from '@tessera/rules/money'
import { compared, sameValue, type Step } from './steps.ts'

/** Recomputes an outcome from three seeds alone. */
export async function computeOutcome<Code extends GameCode>(
  check: GameCheck<Code>,
  parameters: RoundOf<Code>['parameters'],
  seeds: Seeds,
): Promise<Step[]> {
  const floats = await drawFloats(seeds, check.floats(parameters))
  const pays = check.pays(parameters, floats)
  return [
    await streamStep(seeds, floats),
    {
      mark: 'stated',
      title: t('studio.verify.outcome.title'),
      sentence: t('studio.verify.outcome'),
      findings: [
        ...check.outcome(parameters, floats),
        ...(pays === undefined ? [] : [{ name: t('studio.multiplier'), value: `${exactMultiplier(pays)}×` }]),
      ],
    },
  ]
}

/** The server seed behind a published hash. */
export async function commitmentStep(serverSeed: string, serverSeedHash: string): Promise<Step> {
  const hash = await commitment(serverSeed)
  return {
    mark: compared(hash === serverSeedHash),
    title: t('studio.verify.commitment.title'),
    sentence: t('studio.verify.commitment'),
    findings: [
      { name: t('studio.seeds.server'), value: serverSeed },
      { name: t('studio.verify.computedHash'), value: hash },
      { name: t('studio.verify.publishedHash'), value: serverSeedHash },
    ],
  }
}

/**
 * Checks a recorded round of a game that is decided by the player's seeds, all the way from the hash to the
 * money.
 */
export async function checkRound<Code extends GameCode>(
  check: GameCheck<Code>,
  round: RoundOf<Code>,
  seeds: Seeds,
  serverSeedHash: string,
): Promise<Step[]> {
  const floats = await drawFloats(seeds, check.floats(round.parameters))
  return [
    await commitmentStep(seeds.serverSeed, serverSeedHash),
    await streamStep(seeds, floats),
    ...storySteps(check, round, floats),
  ]
}

/** Replays a recorded round from its floats and compares its story and its money. */
export function storySteps<Code extends GameCode>(
  check: GameCheck<Code>,
  round: RoundOf<Code>,
  floats: readonly number[],
): Step[] {
  const decimals = round.stake.split('.')[1]?.length ?? 0
  const story = check.rebuild(
    round,
    { amount: amountOf(round.stake), unit: 10n ** BigInt(6 - decimals) },
    floats,
  )
  const payout = writeMoney(amountOfMillionths(story.payout), decimals)
  return [
    {
      mark: compared(sameValue(story.events, round.events)),
      title: t('studio.verify.story.title'),
      sentence: t('studio.verify.story'),
      findings: check.outcome(round.parameters, floats),
    },
    {
      mark: compared(story.multiplier === round.multiplier && payout === round.payout),
      title: t('studio.verify.money.title'),
      sentence: t('studio.verify.money'),
      findings: [
        ...(check.money?.({ parameters: round.parameters, events: story.events }) ?? []),
        {
          name: t('studio.verify.computed'),
          value: `${groupMoney(round.stake)} × ${exactMultiplier(story.multiplier)} = ${groupMoney(payout)} ${round.currency}`,
        },
        {
          name: t('studio.verify.recorded'),
          value: `${groupMoney(round.stake)} × ${exactMultiplier(round.multiplier)} = ${groupMoney(round.payout)} ${round.currency}`,
        },
      ],
    },
  ]
}

/** The numbers that seeds give. */
export async function streamStep(
  seeds: Seeds,
  floats: readonly number[],
  words: Pick<Step, 'title' | 'sentence'> = {
    title: t('studio.verify.stream.title'),
    sentence: t('studio.verify.stream'),
  },
): Promise<Step> {
  const first = toHex(await block(seeds, 0))
  return {
    mark: 'stated',
    ...words,
    findings: [
      { name: `HMAC-SHA-256(…, ${seeds.clientSeed}:${seeds.nonce}:0)`, value: first },
      {
        name: t('studio.verify.floats', { floats: floats.length }),
        value: floats.map((float) => float.toFixed(10)).join(', '),
      },
    ],
  }
}
