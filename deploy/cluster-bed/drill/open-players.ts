// SPDX-License-Identifier: Apache-2.0
import { createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { amountFromWire } from '@tessera/rules/money'
import {
  createPlatformServer,
  type PlatformServer,
} from '@tessera/server/src/main/start/create-platform-server.ts'
import { firstBrandCode } from '@tessera/rules/site/brand'
import {
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
} from '@tessera/server/src/modules/ledger/index.ts'
import { addVendor } from '@tessera/server/src/modules/play/index.ts'
import { readEnvironment } from '@tessera/server/src/platform/env/environment.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { callServer, solveBotCheck } from '../../../tools/rehearse/call-server.ts'
import { openSite, type Site } from '../../../tools/rehearse/open-site.ts'
import { originOf, sharedVariables } from '../bed-servers.ts'
import { databaseUrl } from '../prepare-database.ts'
import type { Bed } from '../start-bed.ts'
import { studioPlayer } from './studio-player.ts'
import { vendorPlayer } from './vendor-player.ts'
import type { Player } from './writer.ts'

const vendorGame = 'drill-game'
const paidIn = amountFromWire(100_000)

/** A player with their data in the installation. */
export interface DrillPlayer {
  player: Player
  memberId: bigint
}
/** `logins`: sessions of the members at the installation's dice, who also have the site open. */
export interface Cast {
  vendor: string
  players: DrillPlayer[]
  logins: string[]
  /** What each received, in millionths. */ paidIn: bigint
}

/**
 * Members with money: some at an outside vendor, some at the installation's dice, who log in and launch
 * through the public entry point.
 */
export async function openPlayers(
  bed: Bed,
  { atVendor, atStudio }: { atVendor: number; atStudio: number },
): Promise<Cast> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const run = randomBytes(3).toString('hex')
  const vendor = `drill-${run}`
  const variables = {
    ...sharedVariables(bed.folder, bed.plan),
    DATABASE_URL: databaseUrl(bed.plan, 'platform_login'),
  }
  const server = await createPlatformServer({
    ...readEnvironment(variables),
    databaseUrl: variables.DATABASE_URL,
    log: createLog('error'),
  })
  try {
    await server.openKeys()
    await registerVendor(server, vendor, publicKey)
    const players: DrillPlayer[] = []
    const logins: string[] = []
    for (let number = 1; number <= atVendor; number += 1)
      players.push(await playerAtVendor({ server, bed, vendor, key: privateKey }, `v${run}${number}`))
    for (let number = 1; number <= atStudio; number += 1)
      players.push(await playerAtStudio({ server, bed, logins }, `s${run}${number}`))
    return { vendor, players, logins, paidIn: BigInt(paidIn) }
  } finally {
    await server.close()
  }
}

async function registerVendor(
  { platform: { database } }: PlatformServer,
  id: string,
  key: KeyObject,
): Promise<void> {
  const publicKeyPem = createPublicKey(key.export({ type: 'spki', format: 'pem' }))
    .export({ type: 'spki', format: 'pem' })
    .toString()
  const added = await database.transaction((tx) =>
    addVendor(tx, {
      id,
      protocol: 'hub88',
      publicKeyPem,
      operatorId: firstBrandCode,
      games: [{ code: vendorGame, name: 'Drill' }],
    }),
  )
  if ('refused' in added) throw new Error(added.refused)
}

interface AtVendor {
  server: PlatformServer
  bed: Bed
  vendor: string
  key: KeyObject
}

async function playerAtVendor(
  { server, bed, vendor, key }: AtVendor,
  username: string,
): Promise<DrillPlayer> {
  const { id, currency } = await openMember(server, username, randomBytes(12).toString('base64url'))
  const { playerRef: user, token } = await server.modules.play.sessions.open({
    memberId: id,
    vendorAccountId: vendor,
    currency,
    gameCode: vendorGame,
  })
  return {
    memberId: id,
    player: vendorPlayer({
      site: originOf(bed.plan.site),
      vendor,
      key,
      user,
      token,
      game: vendorGame,
      currency,
    }),
  }
}

async function playerAtStudio(
  { server, bed: { plan }, logins }: { server: PlatformServer; bed: Bed; logins: string[] },
  username: string,
): Promise<DrillPlayer> {
  const password = randomBytes(12).toString('base64url')
  const { id } = await openMember(server, username, password)
  const site = openSite(originOf(plan.site))
  const { token } = await callServer(site, 'identity.login', {
    username,
    password,
    ...(await solveBotCheck(site)),
  })
  logins.push(token)
  return {
    memberId: id,
    player: studioPlayer({
      games: originOf(plan.games),
      name: username,
      session: await launchDice(site, token),
    }),
  }
}

async function openMember(
  { modules: { identity }, platform: { database, settings } }: PlatformServer,
  username: string,
  password: string,
) {
  const [{ code: currency }, ofAge] = [
    await settings.read('site.currency'),
    await settings.read('site.ageLimit'),
  ]
  const member = await identity.openAccount({ username, password, currency, ofAge })
  if (!member) throw new Error(`the player ${username} is there already`)
  await database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(member.id), currency)
    await post(tx, [
      {
        from: await operatorAccount(tx, 'promotions', currency),
        to: cash,
        amount: paidIn,
        kind: 'bonus',
        cause: 'drill.start',
        externalId: username,
      },
    ])
  })
  return member
}

async function launchDice(site: Site, token: string): Promise<string> {
  const { games } = await callServer(site, 'catalogue.games', {
    gameType: 'INHOUSE',
    pageNo: 1,
    pageSize: 50,
  })
  const dice = games.find(({ gameId }) => gameId === 'inh_dice')
  if (dice?.gameId === undefined) throw new Error('the in-house games are not in the catalogue')
  const { gameId, nodeId, vassalage } = dice
  const { game_url: address } = await callServer(
    site,
    'play.launch',
    {
      gameId,
      nodeId,
      vassalage,
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      language: 'EN',
    },
    token,
  )
  const game = new URL(address)
  const opened = await fetch(`${game.origin}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket: game.searchParams.get('ticket') }),
  })
  if (!opened.ok) throw new Error(`the studio opened no session: HTTP ${opened.status}`)
  return ((await opened.json()) as { session: string }).session
}
