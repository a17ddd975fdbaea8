// SPDX-License-Identifier: Apache-2.0
import { Refusal, type Asked, type Handler, jsonOf, type Routes, textOf } from './http.ts'
import { issueTicket, redeem } from './sessions.ts'
import type { Settings } from './settings.ts'
import { isSignedBy, operatorKey, signatureHeader } from './signed.ts'
import type { Store } from './store.ts'
import type { Wallet } from './wallet.ts'

/** Your games: a code never changes. */
const games = [{ code: 'acme-high-or-low', name: 'High or Low', category: 'Instant' }]

type Fields = Record<string, unknown>

/** What the operator calls: each body is signed with its key over the raw bytes, which is checked first. */
export function gamesApi(settings: Settings, store: Store, wallet: Wallet): Routes {
  const signed =
    (work: (fields: Fields) => object | Promise<object>): Handler =>
    async (asked) => ({ json: await work(signedFields(settings, asked)) })
  const calls: Record<string, (fields: Fields) => object | Promise<object>> = {
    '/game/list': () => ({ games: games.map(listed) }),
    '/game/url': (fields) => launch(settings, store, fields),
    '/game/open': (fields) => tryLaunch(settings, store, wallet, fields),
    '/game/round': (fields) => roundAddress(settings, store, fields),
  }
  return new Map(
    Object.entries(calls).map(([path, work]) => [`POST /operator/generic/v2${path}`, signed(work)]),
  )
}

function signedFields({ operatorKeyFile, operatorId }: Settings, { body, headers }: Asked): Fields {
  const key = operatorKey(operatorKeyFile)
  if (!key) throw new Refusal(503, `the operator's key is missing`)
  if (!isSignedBy(key, body, headers[signatureHeader])) throw new Refusal(401, 'invalid signature')
  const fields = jsonOf(body)
  if (fields['operator_id'] !== operatorId) throw new Refusal(403, 'unknown operator')
  return fields
}

const listed = ({ code, name, category }: (typeof games)[number]) => ({
  game_code: code,
  name,
  category,
  product: 'Acme Games',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  url_thumb: '',
  url_background: '',
  blocked_countries: [],
  freebet_support: false,
  enabled: true,
  languages: ['en'],
})

function launch({ publicUrl, currencies }: Settings, store: Store, fields: Fields): { url: string } {
  const game = textOf(fields, 'game_code')
  if (!games.some(({ code }) => code === game)) throw new Refusal(404, 'unknown game')
  const currency = textOf(fields, 'currency')
  if (!currencies.includes(currency)) throw new Refusal(400, 'this currency is not offered')
  const [user, token] = [textOf(fields, 'user'), textOf(fields, 'token')]
  const lobby = textOf(fields, 'lobby_url', '')
  if (lobby !== '' && !/^https?:\/\//.test(lobby)) throw new Refusal(400, 'invalid field lobby_url')
  const ticket = issueTicket(store, { user, token, currency, game, lobby_url: lobby })
  return { url: `${publicUrl}/play?ticket=${ticket}` }
}

/** For the operator's self-test: redeems a launch as the page would, and leaves it. */
async function tryLaunch(settings: Settings, store: Store, wallet: Wallet, fields: Fields) {
  const url = textOf(fields, 'url')
  const ticket = URL.canParse(url) ? new URL(url).searchParams.get('ticket') : null
  if (!url.startsWith(`${settings.publicUrl}/play`) || ticket === null)
    throw new Refusal(400, 'invalid field url')
  const { answer } = await redeem(store, wallet, ticket)
  return { opened: answer?.status === 'RS_OK', status: answer?.status ?? '' }
}

function roundAddress({ publicUrl }: Settings, store: Store, fields: Fields): { url: string } {
  const byBet = fields['transaction_uuid'] !== undefined
  const round = byBet
    ? store.findByBet(textOf(fields, 'transaction_uuid'))
    : store.findRound(textOf(fields, 'round'))
  const isTheirs = round && store.findSession(round.session_hash)?.user === textOf(fields, 'user')
  if (!isTheirs) throw new Refusal(404, 'unknown round')
  return { url: `${publicUrl}/rounds/${round.id}` }
}
