// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import type { GamesOptions } from '../parse-arguments.ts'
import { reasonOf, runScenarios } from '../run-scenarios.ts'
import { CannotRun, type Outcome, Unexpected } from '../scenario.ts'
import { readKey } from '../signed.ts'
import type { Surroundings } from '../wallet/run-wallet.ts'
import { freeRounds } from './free-rounds.ts'
import { createGamesWire, type GamesAnswer, type GamesScenario } from './games-wire.ts'
import { launch } from './launch.ts'
import { gamesIn, list } from './list.ts'
import { rounds } from './rounds.ts'
import { signatures } from './signatures.ts'
import { transfer } from './transfer.ts'

export const gamesScenarios: readonly GamesScenario[] = [
  ...list,
  ...launch,
  ...signatures,
  ...freeRounds,
  ...rounds,
  ...transfer,
]

const scenarioLimitMs = 120_000

/** Plays all scenarios against a Games API. */
export async function runGames(options: GamesOptions, around: Surroundings): Promise<Outcome[]> {
  const wire = createGamesWire(options.games, options.operator, readKey(options.keyFile))
  const answer = await wire.call('/game/list').catch((error: unknown) => {
    throw new CannotRun(`The Games API ${options.games} does not answer: ${reasonOf(error)}`)
  })
  const game = options.game ?? firstGame(answer)
  const stakes = options.transfer
    ? `1.00 ${options.currency} at a time goes into transfer wallets of invented players and out again`
    : 'No money is at stake'
  around.print(
    `Games API ${options.games}, operator ${options.operator}, game ${game}.\n` +
      `${stakes}; rewards are for invented players and are cancelled.\n`,
  )
  return runScenarios(
    gamesScenarios,
    {
      wire,
      list: answer,
      game,
      strangerKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
      currency: options.currency,
      site: options.site,
      transfer: options.transfer,
    },
    { limitMs: scenarioLimitMs, ...around },
  )
}

function firstGame(answer: GamesAnswer): string {
  try {
    const game = gamesIn(answer).find(({ enabled }) => enabled === true)
    if (game) return game.game_code
    throw new Unexpected('no enabled game in the list')
  } catch (error) {
    throw new CannotRun(`No game can be opened: ${reasonOf(error)}`)
  }
}
