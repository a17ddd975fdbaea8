import { createHash } from 'node:crypto'
import type { GameCode } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { ensureSeeds } from '../seeds/seed-store.ts'
import { newServerSeed } from '../seeds/new-server-seed.ts'
import { ensurePlayer, findSession, insertSession, type Session } from './session-store.ts'
import { StudioRefusal } from '../refusal.ts'

/** A launch is good for a day of play; a tab that is older asks the operator for a new one. */
const SESSION_LIFE_MS = 24 * 60 * 60 * 1000
const SECRET_BYTES = 32

export interface Launch {
  readonly user: string
  readonly token: string
  readonly currency: string
  readonly game: GameCode
  readonly lang: string
  readonly lobbyUrl: string
  readonly depositUrl: string
}

/** Opens a session with committed seeds and returns its secret, of which only the hash is kept. */
export async function openSession(deps: Pick<StudioDeps, 'database' | 'clock' | 'chance'>, launch: Launch): Promise<string> {
  const secret = deps.chance.secret(SECRET_BYTES)
  const nowMs = deps.clock.now()
  const seeds = [await newServerSeed(deps.chance), await newServerSeed(deps.chance)] as const
  await deps.database.transaction(async (tx) => {
    const playerId = await ensurePlayer(tx, launch.user, nowMs)
    await ensureSeeds(tx, playerId, seeds, deps.chance.hex(8), nowMs)
    await insertSession(tx, { ...launch, secretHash: hashOf(secret), playerId, createdAtMs: nowMs, expiresAtMs: nowMs + SESSION_LIFE_MS })
  })
  return secret
}

/** The session of a secret. Throws studio.sessionExpired when there is none or it has ended. */
export async function sessionOf(deps: Pick<StudioDeps, 'database' | 'clock'>, secret: string): Promise<Session> {
  const session = /^[\w-]{43}$/.test(secret) ? await findSession(deps.database, hashOf(secret), deps.clock.now()) : undefined
  if (!session) throw new StudioRefusal('studio.sessionExpired')
  return session
}

function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}
