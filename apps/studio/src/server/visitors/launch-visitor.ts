// SPDX-License-Identifier: Apache-2.0
import { violatedUnique, type Queries } from '../database.ts'
import { findCurrency, type Currency } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { newServerSeed } from '../seeds/new-server-seed.ts'
import { ensureSeeds } from '../seeds/seed-store.ts'
import { insertTicket, SESSION_LIFE_MS, TICKET_LIFE_MS } from '../sessions/open-session.ts'
import type { Launch } from '../sessions/session-store.ts'
import { ensureTransferWallet, lockWallet, storeMove } from '../transfer-wallet/transfer-wallet-store.ts'
import { insertVisitor, keepVisitor, type Visitor } from './visitor-store.ts'

/** What a visitor begins with: so many smallest stakes. */
const STARTING_STAKES = 20_000n
/** Whoever has less than this part of it left gets it anew with the next game that they open. */
const REFILLED_BELOW = 20n
/** A session may begin at the end of its ticket; calls in flight come a little later. */
const GRACE_MS = 60_000

/** Whom the operator sends: visitors of one brand with one id share their play money, over all games. */
export interface AskedVisitor {
  readonly brand: string
  /** Made up by their browser. */
  readonly id: string
  readonly currency: string
  readonly address: string
}

type VisitorDeps = Pick<StudioDeps, 'database' | 'clock' | 'chance' | 'seedSeal' | 'visitors'>

/**
 * Prepares a game for a visitor with play money, and returns the ticket for its frame. Undefined when there are as
 * many visitors as there may be; throws studio.tooManyRequests for an address with too many new ones.
 */
export async function launchVisitor(
  deps: VisitorDeps,
  { brand, id, address, ...asked }: AskedVisitor,
  launch: Omit<Launch, 'transfer' | 'token' | 'currency' | 'depositUrl'>,
): Promise<string | undefined> {
  const currency = findCurrency(asked.currency) ?? findCurrency('FUN')!
  const name = `${brand} ${currency.code} ${id}`
  const nowMs = deps.clock.now()
  const endsAtMs = nowMs + TICKET_LIFE_MS + SESSION_LIFE_MS.visitor + GRACE_MS
  const seeds = [await newServerSeed(deps), await newServerSeed(deps)] as const
  const attempt = (): Promise<string | undefined> =>
    deps.database.transaction(async (tx) => {
      let visitor = await keepVisitor(tx, name, endsAtMs)
      if (!visitor) {
        deps.visitors.admitStored(address)
        visitor = await insertVisitor(tx, { name, id: deps.chance.uuid() }, nowMs, endsAtMs)
      }
      if (!visitor) return undefined
      await ensureSeeds(tx, visitor.playerId, seeds, deps.chance.hex(8), nowMs)
      await givePlayMoney(tx, deps, visitor, currency, nowMs)
      const opened = { ...launch, token: visitor.user, currency: currency.code, depositUrl: '' }
      return insertTicket(tx, deps, visitor.playerId, opened)
    })
  return attempt().catch((error: unknown) => {
    // Two games opened at once: the other one made the visitor.
    if (violatedUnique(error) === 'visitor_name_key') return attempt()
    throw error
  })
}

async function givePlayMoney(
  tx: Queries,
  { chance }: Pick<StudioDeps, 'chance'>,
  { playerId, user }: Visitor,
  { code, minimumStake }: Currency,
  nowMs: number,
): Promise<void> {
  await ensureTransferWallet(tx, playerId, code, nowMs)
  const balance = (await lockWallet(tx, user))?.balance ?? 0n
  const start = minimumStake * STARTING_STAKES
  if (balance >= start / REFILLED_BELOW) return
  await storeMove(
    tx,
    {
      playerId,
      transactionId: chance.uuid(),
      kind: 'deposit',
      amount: start - balance,
      done: true,
      balanceAfter: start,
    },
    nowMs,
  )
}
