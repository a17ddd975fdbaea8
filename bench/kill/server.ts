// SPDX-License-Identifier: Apache-2.0
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { amountOfMillionths } from '@tessera/rules/money'
import type { VendorAccount, WalletCommand, WalletOutcome } from '@tessera/server/src/modules/play/ports.ts'
import { createWalletCore, walletHazards } from '@tessera/server/src/modules/play/wallet-core/index.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { openBenchPool } from '../shared/bench-database.ts'
import { type Answer, currency, game, type Order, vendorAccountId } from './wire.ts'

// A server process to be killed: the wallet core of the platform behind a plain socket.

export type ServerReport = { port: number } | { hazards: string[] }

const [url = '', careless = ''] = process.argv.slice(2)
const account: VendorAccount = {
  id: vendorAccountId,
  protocol: 'bench',
  enabled: true,
  vendorCode: 'KILL',
  baseUrl: '',
  operatorId: '',
  secrets: {},
  languages: {},
  options: {},
}
const db = openBenchPool(url, 10)
const core = createWalletCore({
  db,
  carefulAtOnce: 4,
  batcherPool: openBenchPool(url, 2).pool,
  clock: systemClock,
  onBalance: () => undefined,
  playerFacts: () => Promise.resolve(undefined),
  accounts: { find: () => Promise.resolve(account), hasGame: () => Promise.resolve(true) },
})

const hazards = await walletHazards(db)
if (hazards.length > 0 && careless !== 'careless') {
  process.send?.({ hazards } satisfies ServerReport)
} else {
  const server = createServer(serve)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') process.send?.({ port: address.port } satisfies ServerReport)
  })
}
process.on('disconnect', () => process.exit(0))

function serve(socket: Socket): void {
  socket.setNoDelay(true)
  socket.on('error', () => undefined)
  createInterface(socket).on('line', (line) => {
    const order = JSON.parse(line) as Order
    core
      .apply(commandOf(order))
      .then(verdictOf, () => 'away')
      .then(
        (verdict) => {
          socket.write(`${JSON.stringify({ number: order.number, verdict } satisfies Answer)}\n`)
        },
        () => undefined,
      )
  })
}

function commandOf({ kind, txId, betTxId, player, amount, roundId }: Order): WalletCommand {
  const money = amountOfMillionths(BigInt(amount))
  return {
    op: 'apply',
    vendorAccountId,
    txScope: 'account',
    playerRef: player.playerRef,
    sessionToken: player.token,
    currency,
    gameCode: game,
    roundId,
    echo: {},
    actions: [
      kind === 'bet' ? { type: 'bet', txId, amount: money } : { type: 'win', txId, amount: money, betTxId },
    ],
  }
}

const verdictOf = (outcome: WalletOutcome): string =>
  outcome.ok ? (outcome.results[0]?.replay ? 'replay' : 'ok') : outcome.err
