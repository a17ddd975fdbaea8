// SPDX-License-Identifier: Apache-2.0
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { deliverDue, recover } from './server/deliver.ts'
import { gamesApi } from './server/games-api.ts'
import { createHttp } from './server/http.ts'
import { pageApi } from './server/page-api.ts'
import { readSettings } from './server/settings.ts'
import { ownKey } from './server/signed.ts'
import { createStore } from './server/store.ts'
import { openTables } from './server/tables.ts'
import { createWallet } from './server/wallet.ts'

/** A studio with one game: finishes what an earlier process has left, then answers. */
const deliverEveryMs = 1_000

const settings = readSettings(process.env)
const key = ownKey(settings.dataFolder)
const store = createStore(openTables(settings.dataFolder))
const wallet = createWallet(settings.walletUrl, key)

const recovered = recover(store)
if (recovered > 0) console.log(`${recovered} unfinished bets of an earlier process are taken back.`)
let delivering = Promise.resolve()
const timer = setInterval(() => {
  delivering = delivering
    .then(() => deliverDue(store, wallet))
    .catch((error: unknown) => console.error(error))
}, deliverEveryMs)

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  `frame-ancestors ${settings.siteOrigins.join(' ')}`,
].join('; ')
const server = createHttp(new Map([...gamesApi(settings, store, wallet), ...pageApi(store, wallet)]), policy)
server.listen(settings.port)
await once(server, 'listening')
console.log(`High or Low answers at http://localhost:${(server.address() as AddressInfo).port}`)
console.log(`Your public key: ${settings.dataFolder}/studio-key.pub.pem`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearInterval(timer)
    // Rounds under way come to their end first.
    server.close(() => {
      delivering.finally(() => store.close()).catch((error: unknown) => console.error(error))
    })
    server.closeIdleConnections()
  })
