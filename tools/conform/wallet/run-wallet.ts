// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { written } from '../amounts.ts'
import type { WalletOptions } from '../parse-arguments.ts'
import { runScenarios } from '../run-scenarios.ts'
import { CannotRun, type Outcome, Unexpected } from '../scenario.ts'
import { readKey } from '../signed.ts'
import { createAudit } from './audit.ts'
import { bets } from './bets.ts'
import { createBook, type Book } from './book.ts'
import type { WalletContext, WalletScenario } from './context.ts'
import { freeRounds } from './free-rounds.ts'
import { order } from './order.ts'
import { parallel } from './parallel.ts'
import { createPlayer, type Player } from './player.ts'
import { repeats } from './repeats.ts'
import { sessions } from './sessions.ts'
import { signatures } from './signatures.ts'
import { sums } from './sums.ts'
import { createWalletWire } from './wallet-wire.ts'

export const walletScenarios: readonly WalletScenario[] = [
  ...bets,
  ...repeats,
  ...order,
  ...signatures,
  ...sessions,
  ...parallel,
  ...freeRounds,
  ...sums,
]

/** A scenario may wait for so many slow calls. */
const slowCallsOfScenario = 6
const mostCopies = 100n

export interface Surroundings {
  readonly print: (line: string) => void
  /** Asks a yes or no; undefined if there is nobody to ask. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined
  readonly onOutcome: (outcome: Outcome) => void
  readonly isStopped: () => boolean
  readonly only: string | undefined
}

/** Plays all scenarios against a wallet and leaves its players with the balance that they had. */
export async function runWallet(options: WalletOptions, around: Surroundings): Promise<Outcome[]> {
  const { context, owned } = openPlayers(options)
  const players = await Promise.all(
    owned.map(async (player) => ({ player, startBalance: await firstBalance(player, options.wallet) })),
  )
  const balance = players[0]!.startBalance
  const wholeBalance = await stakesAgreed(options, balance, around)
  const atOnce = wholeBalance ? balance : options.stake * mostCopies
  around.print(
    `Wallet ${options.wallet}, player ${options.user}: balance ${written(balance)} ${options.currency}.\n` +
      `At most ${written(atOnce)} ${options.currency} are at stake at once, ${written(options.stake)} in most bets. Every bet is taken ` +
      'back or won back; nobody else may move money of this player until the end.\n',
  )
  return runScenarios(
    walletScenarios,
    { ...context, wholeBalance },
    {
      limitMs: options.callLimitMs * slowCallsOfScenario,
      afterEach: createAudit(players).afterEach,
      ...around,
    },
  )
}

/** Whether the whole balance may be at stake. Refuses to begin with too little money, or with too much unasked. */
async function stakesAgreed(
  options: WalletOptions,
  balance: bigint,
  { ask }: Surroundings,
): Promise<boolean> {
  const { stake, most, yes, currency } = options
  if (balance < stake * mostCopies)
    throw new CannotRun(
      `The player needs at least ${written(stake * mostCopies)} ${currency} and has ${written(balance)}.`,
    )
  if (stake * mostCopies > most && !yes)
    throw new CannotRun(
      `With this stake up to ${written(stake * mostCopies)} ${currency} are at stake at once, more than ${written(most)}: add --yes if you mean it.`,
    )
  if (balance <= most || yes) return true
  return (
    (await ask?.(
      `Two scenarios stake the whole balance of ${written(balance)} ${currency} for a moment. Play them, too?`,
    )) ?? false
  )
}

async function firstBalance(player: Player, wallet: string): Promise<bigint> {
  try {
    return await player.balance()
  } catch (error) {
    if (error instanceof Unexpected)
      throw new CannotRun(`The session of ${player.user} cannot be used: ${error.message}`)
    throw new CannotRun(
      `The wallet ${wallet} does not answer: ${error instanceof Error ? String(error.cause ?? error.message) : ''}`,
    )
  }
}

function openPlayers(options: WalletOptions): { context: WalletContext; owned: Player[] } {
  const wire = createWalletWire(options.wallet, readKey(options.keyFile), options.callLimitMs)
  const { user, token, currency, game, stake } = options
  const book = createBook()
  const as = (name: string | undefined, itsToken: string | undefined, its: Book): Player | undefined =>
    name === undefined || itsToken === undefined
      ? undefined
      : createPlayer(wire, { user: name, token: itsToken, currency, game }, its)
  const player = createPlayer(wire, { user, token, currency, game }, book)
  const second = as(options.secondUser, options.secondToken, createBook())
  return {
    owned: second ? [player, second] : [player],
    context: {
      player,
      stake,
      wholeBalance: false,
      strangerKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
      otherKey: options.otherKeyFile === undefined ? undefined : readKey(options.otherKeyFile),
      otherSession: as(user, options.otherToken, book),
      endedSession: as(user, options.endedToken, book),
      second,
      disabled: as(options.disabledUser, options.disabledToken, createBook()),
      secondGame: options.secondGame,
    },
  }
}
