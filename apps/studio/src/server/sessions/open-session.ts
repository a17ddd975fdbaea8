// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import type { SampleOf, SlotBet } from '../../protocol.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { findWaiting } from '../rounds/round-store.ts'
import { StudioRefusal } from '../refusal.ts'
import { newServerSeed } from '../seeds/new-server-seed.ts'
import { ensureSeeds } from '../seeds/seed-store.ts'
import { ensureTransferWallet } from '../transfer-wallet/transfer-wallet-store.ts'
import { isVisitor } from '../visitors/visitor-user.ts'
import { walletAccountOf } from '../wallet/wallet-client.ts'
import { checkBody } from '../wallet/wire-bodies.ts'
import {
  ensurePlayer,
  findSession,
  insertLaunch,
  insertSession,
  spendTicket,
  type Launch,
  type Session,
} from './session-store.ts'

/** A launch address is valid once, within a minute; the session that it opens is valid for a day of play, that of a visitor for two hours. */
export const TICKET_LIFE_MS = 60_000
const HOUR_MS = 60 * 60 * 1000
export const SESSION_LIFE_MS = { player: 24 * HOUR_MS, visitor: 2 * HOUR_MS } as const
const SECRET_BYTES = 32

type SessionDeps = Pick<StudioDeps, 'database' | 'clock' | 'chance' | 'seedSeal'>

/** Prepares a game for an operator's player, with committed seeds, and returns the ticket for its frame. */
export async function launchSession(
  deps: SessionDeps,
  user: string,
  launch: Omit<Launch, 'transfer'> & { transfer?: boolean; playMoney?: boolean },
): Promise<string> {
  const nowMs = deps.clock.now()
  const seeds = [await newServerSeed(deps), await newServerSeed(deps)] as const
  return deps.database.transaction(async (tx) => {
    const playerId = await ensurePlayer(tx, user, nowMs, launch.playMoney)
    if (launch.transfer) await ensureTransferWallet(tx, playerId, launch.currency, nowMs)
    await ensureSeeds(tx, playerId, seeds, deps.chance.hex(8), nowMs)
    return insertTicket(tx, deps, playerId, launch)
  })
}

/** The ticket for the frame of a prepared game. */
export async function insertTicket(
  tx: Queries,
  { chance, clock }: Pick<StudioDeps, 'chance' | 'clock'>,
  playerId: bigint,
  launch: Omit<Launch, 'transfer'>,
): Promise<string> {
  const ticket = chance.secret(SECRET_BYTES)
  await insertLaunch(tx, hashOf(ticket), playerId, launch, clock.now() + TICKET_LIFE_MS)
  return ticket
}

/**
 * Spends a ticket, exchanges the operator's one-use launch token for the token of the play, and returns the
 * session, which only this client knows. Throws studio.sessionExpired for a ticket or a token that is spent,
 * too old or not ours, studio.unavailable if the operator does not answer.
 */
export async function openSession(deps: RedeemDeps, ticket: string): Promise<string> {
  const { launch, token } = await redeemTicket(deps, ticket)
  const secret = deps.chance.secret(SECRET_BYTES)
  const nowMs = deps.clock.now()
  const opened = { ...launch, token, sample: await sampleToPlay(deps.database, launch) }
  const lifeMs = isVisitor(token) ? SESSION_LIFE_MS.visitor : SESSION_LIFE_MS.player
  await insertSession(deps.database, hashOf(secret), opened, nowMs, nowMs + lifeMs)
  return secret
}

/**
 * A round that waits goes on by the rules with which it began, so it keeps its session to them, whatever the catalogue
 * says of the title now.
 */
async function sampleToPlay(
  db: Queries,
  { sample, playerId, wireCode }: Launch & { playerId: bigint },
): Promise<SampleOf | null> {
  const waiting = sample && (await findWaiting(db, playerId, wireCode))
  return waiting?.game === 'slot' ? { ...sample!, code: (waiting.parameters as SlotBet).title } : sample
}

/**
 * Opens a ticket for an operator's test like a frame, and stores nothing of it: returns the wallet's answer,
 * or an empty text for none.
 */
export async function tryTicket(
  deps: RedeemDeps,
  ticket: string,
): Promise<{ opened: boolean; status: string }> {
  try {
    await redeemTicket(deps, ticket)
    return { opened: true, status: 'RS_OK' }
  } catch (error) {
    if (!(error instanceof TicketRefused)) throw error
    return { opened: false, status: error.status }
  }
}

type RedeemDeps = Pick<StudioDeps, 'database' | 'clock' | 'chance' | 'wallet'>

/** The operator's wallet's answer to the token of a ticket; empty if there was none. */
class TicketRefused extends StudioRefusal {
  readonly status: string
  constructor(code: ConstructorParameters<typeof StudioRefusal>[0], status: string) {
    super(code)
    this.status = status
  }
}

async function redeemTicket(
  deps: RedeemDeps,
  ticket: string,
): Promise<{ launch: Launch & { playerId: bigint }; token: string }> {
  const launch = isSecret(ticket)
    ? await spendTicket(deps.database, hashOf(ticket), deps.clock.now())
    : undefined
  if (!launch) throw new TicketRefused('studio.sessionExpired', '')
  const answer = await deps.wallet.send(
    '/wallet/check',
    checkBody(launch.token, deps.chance.uuid()),
    walletAccountOf(launch),
  )
  if (answer?.status === 'RS_ERROR_INVALID_TOKEN' || answer?.status === 'RS_ERROR_TOKEN_EXPIRED')
    throw new TicketRefused('studio.sessionExpired', answer.status)
  if (answer?.status !== 'RS_OK' || answer.token === undefined)
    throw new TicketRefused('studio.unavailable', answer?.status ?? '')
  return { launch, token: answer.token }
}

/** The session of a secret. Throws studio.sessionExpired if there is none or it has ended. */
export async function sessionOf(
  deps: Pick<StudioDeps, 'database' | 'clock'>,
  secret: string,
): Promise<Session> {
  const session = isSecret(secret)
    ? await findSession(deps.database, hashOf(secret), deps.clock.now())
    : undefined
  if (!session) throw new StudioRefusal('studio.sessionExpired')
  return session
}

function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}

function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
