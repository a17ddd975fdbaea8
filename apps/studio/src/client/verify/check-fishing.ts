// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { toHex } from '../../fair/hash.ts'
import { block, type Seeds } from '../../fair/seeds.ts'
import { fishNames, weaponNames } from '../../games/fishing/fish-names.ts'
import { BLOCKS_OF_BULLET } from '../../games/fishing/pond/rolls.ts'
import { stakesWonIn, unplayedOf, type FishingEvent } from '../../games/fishing/story.ts'
import { verifyLoad, type LoadCheck } from '../../games/fishing/verify-load.ts'
import type { RoundOf } from '../../protocol.ts'
import type { Finding } from '../../runtime/check.ts'
import { amountOf, groupMoney, writeMoney } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import { commitmentStep } from './check-seeds.ts'
import { compared, type Step } from './steps.ts'

type LoadRound = RoundOf<'fishing'>

/** Checks a load of bullets from the hash of its server seed to its money. */
export async function checkLoad(round: LoadRound, seeds: Seeds, serverSeedHash: string): Promise<Step[]> {
  const check = await verifyLoad(seeds, round.parameters, round.events)
  return [
    await commitmentStep(seeds.serverSeed, serverSeedHash),
    await bulletsStep(seeds, check.computed),
    shotsStep(round, check),
    moneyStep(round, check),
  ]
}

/** The numbers of the first bullets that met anything. */
async function bulletsStep(seeds: Seeds, computed: readonly FishingEvent[]): Promise<Step> {
  const findings = computed.map(async ({ bullet }) => {
    const number = BLOCKS_OF_BULLET * bullet
    return {
      name: `HMAC-SHA-256(…, ${seeds.clientSeed}:${seeds.nonce}:${number})`,
      value: toHex(await block(seeds, number)),
    }
  })
  return {
    mark: 'stated',
    title: t('studio.verify.stream.title'),
    sentence: t('studio.fishing.verify.stream'),
    findings: await Promise.all(findings),
  }
}

function shotsStep({ events }: LoadRound, { computed, differs }: LoadCheck): Step {
  return {
    mark: compared(!differs),
    title: t('studio.fishing.verify.shots.title'),
    sentence: t(events.length === 0 ? 'studio.fishing.verify.noShot' : 'studio.fishing.verify.shots'),
    findings: [
      ...computed.map(sayShot),
      ...(differs
        ? [
            {
              name: t('studio.fishing.verify.differs', { shot: differs.index + 1 }),
              value: JSON.stringify(events[differs.index]),
            },
          ]
        : []),
    ],
  }
}

function sayShot({ bullet, weapon, met, taken, jackpot }: FishingEvent): Finding {
  const took = [
    ...taken.map(({ code, multiple }) => `${t(fishNames[code])} ${multiple}×`),
    ...(jackpot === undefined ? [] : [t('studio.fishing.verify.jackpot', { amount: groupMoney(jackpot) })]),
  ]
  return {
    name: t('studio.fishing.verify.shot', { bullet: bullet + 1, weapon: t(weaponNames[weapon]) }),
    value: t('studio.fishing.verify.met', {
      met: met.map((code) => t(fishNames[code])).join(', '),
      taken: took.length === 0 ? t('studio.fishing.verify.nothing') : took.join(', '),
    }),
  }
}

function moneyStep({ parameters, stake, payout, currency }: LoadRound, { computed }: LoadCheck): Step {
  const decimals = stake.split('.')[1]?.length ?? 0
  const bullet = amountOf(parameters.bullet)
  const stakes = BigInt(stakesWonIn(computed) + unplayedOf(parameters, computed))
  const jackpots = computed.reduce((sum, { jackpot = '0' }) => sum + amountOf(jackpot), 0n)
  const returned = writeMoney(amountOfMillionths(bullet * stakes + jackpots), decimals)
  const staked = writeMoney(amountOfMillionths(bullet * BigInt(parameters.bullets)), decimals)
  return {
    mark: compared(returned === payout && staked === stake),
    title: t('studio.verify.money.title'),
    sentence: t('studio.fishing.verify.money'),
    findings: [
      { name: t('studio.verify.computed'), value: `${groupMoney(returned)} ${currency}` },
      { name: t('studio.verify.recorded'), value: `${groupMoney(payout)} ${currency}` },
    ],
  }
}
