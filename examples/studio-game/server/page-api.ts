// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { commitmentOf, isChoice } from '../game/high-or-low.ts'
import { type Asked, type Handler, jsonOf, Refusal, type Routes, textOf } from './http.ts'
import { type Bet, playRound, stakes, viewOf } from './play-round.ts'
import { balanceOf, openSession, sessionOf } from './sessions.ts'
import type { Store } from './store.ts'
import type { Wallet } from './wallet.ts'

/** What the player's page loads and calls. */
export function pageApi(store: Store, wallet: Wallet): Routes {
  const file = (name: string): string => readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8')
  const page = file('index.html')
  const style = file('style.css')
  // The page's script is TypeScript, too: Node takes the types away, and nothing has to be built.
  const script = stripTypeScriptTypes(file('play.ts'))
  return new Map<string, Handler>([
    ['GET /health', () => ({ json: { ok: true } })],
    ['GET /play', () => ({ text: page, type: 'text/html' })],
    ['GET /page/style.css', () => ({ text: style, type: 'text/css' })],
    ['GET /page/play.js', () => ({ text: script, type: 'text/javascript' })],
    ['POST /api/session', (asked) => open(store, wallet, asked)],
    ['GET /api/session', (asked) => resume(store, wallet, asked)],
    ['POST /api/rounds', (asked) => play(store, wallet, asked)],
    ['GET /rounds/', (asked) => record(store, asked)],
  ])
}

async function open(store: Store, wallet: Wallet, { body }: Asked) {
  const { session, balance } = await openSession(store, wallet, textOf(jsonOf(body), 'ticket'))
  return { json: { session, ...stateOf(store, session), balance } }
}

async function resume(store: Store, wallet: Wallet, { headers }: Asked) {
  const session = sessionOf(store, headers.authorization)
  return {
    json: { ...stateOf(store, headers.authorization!.slice(7)), balance: await balanceOf(wallet, session) },
  }
}

function stateOf(store: Store, secret: string) {
  const { currency, lobby_url, next_seed } = sessionOf(store, `Bearer ${secret}`)
  return { currency, lobbyUrl: lobby_url, nextCommitment: commitmentOf(next_seed), stakes }
}

async function play(store: Store, wallet: Wallet, { headers, body }: Asked) {
  return {
    json: await playRound(store, wallet, sessionOf(store, headers.authorization), betOf(jsonOf(body))),
  }
}

/** A client may send anything: every field is checked. */
function betOf(fields: Record<string, unknown>): Bet {
  const { stake } = fields
  const [requestId, clientSeed] = [textOf(fields, 'requestId'), textOf(fields, 'clientSeed')]
  if (!/^[\w-]{8,64}$/.test(requestId)) throw new Refusal(400, 'invalid field requestId')
  if (!/^[\w .-]{1,64}$/.test(clientSeed)) throw new Refusal(400, 'invalid field clientSeed')
  if (!isChoice(fields)) throw new Refusal(400, 'invalid choice')
  if (
    typeof stake !== 'number' ||
    stake < stakes.smallest ||
    stake > stakes.largest ||
    stake % stakes.step !== 0
  )
    throw new Refusal(400, 'This stake is not offered.')
  return { requestId, clientSeed, stake, direction: fields.direction, target: fields.target }
}

/** A settled round, for whoever has its id. */
function record(store: Store, { path }: Asked) {
  const round = store.findRound(path.slice('/rounds/'.length))
  if (!round || (round.state !== 'settled' && round.state !== 'decided'))
    throw new Refusal(404, 'There is nothing here.')
  const { nextCommitment: _, balance: __, ...view } = viewOf(round, store.findSession(round.session_hash)!)
  return { json: view }
}
