// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import {
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
} from '@tessera/server/src/modules/ledger/index.ts'
import { signatureHeader, signatureOf, studioKey } from '@tessera/studio/src/server/keys.ts'
import { catalogueGames } from '../catalogue/catalogue-names.ts'
import { drawn } from '../line/drawn.ts'

const players = [
  'riverfox',
  'nightowl',
  'tealcrane',
  'emberlynx',
  'quietreed',
  'copperjay',
  'lunarhare',
  'stonebee',
  'driftwren',
  'saltpine',
]
const startingBalance = amountFromWire(2_000)
const roundsInAll = 60
const unitsOnWire = 100_000

/**
 * First rounds of demonstration members whom nobody can log in as: real bets and wins through the studio's
 * wire and the ledger, so that the winners board and the figures of the installation come from the database.
 */
export async function playDemoRounds(platform: PlatformServer, dataDir: string): Promise<void> {
  const currency = (await platform.platform.settings.read('site.currency')).code
  const games = catalogueGames.filter(({ gameType }) => gameType === 'INHOUSE')
  const sessions = await Promise.all(players.map((name) => openPlayer(platform, name, currency)))
  const send = senderOf(platform, dataDir)
  for (let index = 0; index < roundsInAll; index++) {
    const session = sessions[index % sessions.length]!
    const game = games[Math.floor(drawn(`game ${index}`) * games.length)]!
    const stake = Math.ceil(drawn(`stake ${index}`) * 25)
    const luck = drawn(`luck ${index}`)
    // Small wins often, large ones rarely: in total slightly less than the stakes.
    const win = luck > 0.6 ? Math.floor(stake * (1.25 + luck ** 13 * 7) * 100) / 100 : 0
    const round = {
      user: session.playerRef,
      token: session.token,
      round: `demo-${index}`,
      game_code: game.gameId,
      currency,
    }
    await send('/transaction/bet', {
      ...round,
      request_uuid: `demo-bet-${index}`,
      transaction_uuid: `demo-bet-${index}`,
      amount: stake * unitsOnWire,
    })
    await send('/transaction/win', {
      ...round,
      request_uuid: `demo-win-${index}`,
      transaction_uuid: `demo-win-${index}`,
      reference_transaction_uuid: `demo-bet-${index}`,
      amount: Math.round(win * unitsOnWire),
      round_closed: true,
    })
  }
}

interface PlayerSession {
  token: string
  playerRef: string
}

async function openPlayer(
  { modules: { identity, play }, platform: { chance, database } }: PlatformServer,
  username: string,
  currency: string,
): Promise<PlayerSession> {
  const member = await identity.openAccount({ username, password: chance.token(), currency })
  if (!member) throw new Error(`The demo player ${username} is there already`)
  await database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(member.id), currency)
    await giveStart(tx, cash, await operatorAccount(tx, 'promotions', currency), startingBalance, username)
  })
  return play.sessions.open({
    memberId: member.id,
    vendorAccountId: 'studio',
    currency,
    gameCode: 'inh_dice',
  })
}

type Accounts = Awaited<ReturnType<typeof openAccounts>>
async function giveStart(
  tx: Parameters<typeof post>[0],
  to: Accounts['cash'],
  from: Accounts['cash'],
  amount: Amount,
  username: string,
): Promise<void> {
  await post(tx, [{ from, to, amount, kind: 'bonus', cause: 'seed.start', externalId: username }])
}

/** Calls the wallet like the studio: signed bodies on its wire. */
function senderOf({ modules: { play } }: PlatformServer, dataDir: string) {
  const key = studioKey(join(dataDir, 'studio-key.pem'))
  const answer = play.answer('hub88')
  return async (path: string, payload: object): Promise<void> => {
    const body = JSON.stringify(payload)
    const response = await answer('studio', {
      method: 'POST',
      path,
      query: {},
      headers: { [signatureHeader]: signatureOf(body, key) },
      body: Buffer.from(body),
      remoteIp: '127.0.0.1',
    })
    if (!response.body.includes('"RS_OK"'))
      throw new Error(`The wallet refused a demo round: ${response.body}`)
  }
}
