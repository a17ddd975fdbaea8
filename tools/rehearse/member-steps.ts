// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { callServer, solveBotCheck } from './call-server.ts'
import type { Site } from './open-site.ts'

interface Account {
  username: string
  password: string
}

/** Registers a member and answers their session. */
export async function register(site: Site, { username, password }: Account): Promise<string> {
  const { token } = await callServer(site, 'identity.register', {
    username,
    password,
    confirmPassword: password,
    login: true,
    agreed: true,
    ...(await solveBotCheck(site)),
  })
  return token
}

/** Logs a member in and answers the session; throws with the refusal. */
export async function logIn(site: Site, { username, password }: Account): Promise<string> {
  return (await callServer(site, 'identity.login', { username, password, ...(await solveBotCheck(site)) }))
    .token
}

/** A member's balance. */
export function balanceOf(site: Site, token: string) {
  return callServer(site, 'wallet.balance', {}, token)
}

/** A change of the catalogue reaches every process within a second, and a busy machine a little later. */
const catalogueWaits = { tries: 40, pauseMs: 250 }

/** Dice of the built-in studio, from the catalogue, which may have been filled a moment ago. */
export async function findDice(site: Site) {
  for (let tries = 1; ; tries += 1) {
    const { games } = await callServer(site, 'catalogue.games', {
      gameType: 'INHOUSE',
      pageNo: 1,
      pageSize: 50,
    })
    const dice = games.find(({ gameId, playable }) => gameId === 'inh_dice' && playable)
    if (dice?.gameId !== undefined)
      return { gameId: dice.gameId, nodeId: dice.nodeId, vassalage: dice.vassalage }
    if (tries === catalogueWaits.tries)
      throw new Error(
        'the in-house games are not in the catalogue (npm run setup -- games --vendor studio --type INHOUSE)',
      )
    await sleep(catalogueWaits.pauseMs)
  }
}

/**
 * Opens dice in Thai, plays one round and finds it in the betting record. Answers the round's id and the
 * address of its game.
 */
export async function playDice(site: Site, token: string): Promise<{ roundId: string; origin: string }> {
  const { game_url: address } = await callServer(
    site,
    'play.launch',
    {
      ...(await findDice(site)),
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      language: 'TH',
    },
    token,
  )
  const game = new URL(address)
  const { response: frame } = await site.fetch(address)
  if (!frame.ok) throw new Error(`the game's page was answered ${frame.status}`)
  const { session } = await askGame<{ session: string }>(site, game.origin, '/api/sessions', {
    ticket: game.searchParams.get('ticket'),
  })
  const { lang } = await askGame<{ lang: string }>(site, game.origin, '/api/session', undefined, session)
  if (lang !== 'th')
    throw new Error(
      `the game opened in ${lang}, and the member reads Thai: fetch the vendor's games again (npm run setup -- games), or name its languages (npm run vendor -- change)`,
    )
  const { round } = await askGame<{ round: { id: string } }>(
    site,
    game.origin,
    '/api/bets/dice',
    { requestId: randomUUID(), stake: '1', direction: 'over', targetHundredths: 5050 },
    session,
  )
  await sleep(500)
  const { list } = await callServer(site, 'bets.history', { pageNo: 1, pageSize: 20 }, token)
  if (!list.some(({ roundId }) => roundId === round.id))
    throw new Error('the round is not in the betting record')
  return { roundId: round.id, origin: game.origin }
}

async function askGame<Answer>(
  site: Site,
  origin: string,
  path: string,
  body: object | undefined,
  session?: string,
): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(session ? { authorization: `Bearer ${session}` } : {}),
  }
  const { response } = await site.fetch(
    origin + path,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  )
  if (!response.ok)
    throw new Error(`${path} of the studio was answered ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}
