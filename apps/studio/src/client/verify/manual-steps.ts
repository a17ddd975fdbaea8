// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { checkChain } from './check-chain.ts'
import { commitmentStep, computeOutcome } from './check-seeds.ts'
import { gameChecks, type SeedGame } from './game-checks.ts'
import type { Step } from './steps.ts'

type Values = Readonly<Record<string, string>>

/**
 * Recomputes a round from typed seeds; with a typed hash the commitment is checked too. Throws a BetRefusal
 * for settings that are not offered.
 */
export async function seedSteps(game: SeedGame, values: Values): Promise<Step[]> {
  const seeds = {
    serverSeed: values['serverSeed'] ?? '',
    clientSeed: values['clientSeed'] ?? '',
    nonce: Number(values['nonce']),
  }
  const hash = values['serverSeedHash'] ?? ''
  const outcome = await outcomeOf(game, values, seeds)
  return hash === '' ? outcome : [await commitmentStep(seeds.serverSeed, hash), ...outcome]
}

function outcomeOf<Code extends SeedGame>(
  game: Code,
  values: Values,
  seeds: Parameters<typeof computeOutcome>[2],
): Promise<Step[]> {
  const check: GameCheck<Code> = gameChecks[game]
  return computeOutcome(check, check.read(values), seeds)
}

/**
 * Recomputes a crash point from a typed link and salt; with a typed end of the chain the link is checked too.
 */
export async function chainSteps(values: Values): Promise<Step[]> {
  const { hash = '', salt = '', terminalHash = '' } = values
  const steps = await checkChain(
    { hash, salt, terminalHash, position: Number(values['position']) },
    undefined,
  )
  return terminalHash === '' ? steps.slice(1) : steps
}
