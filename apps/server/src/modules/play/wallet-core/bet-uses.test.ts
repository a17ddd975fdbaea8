// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemChance } from '../../../platform/chance/chance.ts'
import { silentLog } from '../../../platform/log/log.ts'
import {
  type BetUses,
  createBetUses,
  createPlaySessions,
  endPlaySessions,
  type LoginSessions,
} from './index.ts'
import { hashToken } from './session-store.ts'
import { openTestWallet, type TestWallet } from './wallet-for-tests.ts'

let wallet: TestWallet
let given: { sessionKey: string; usedAtMs: number }[] = []
let away = false
const loginSessions: LoginSessions = {
  livesUntil: () => Promise.resolve(wallet.clock.now() + 1_800_000),
  noteUses: async (uses) => {
    if (away) throw new Error('not now')
    given.push(...uses)
  },
}

beforeAll(async () => {
  wallet = await openTestWallet()
})
afterAll(() => wallet.close())
beforeEach(() => {
  given = []
  away = false
})

const newUses = (): BetUses =>
  createBetUses({ db: wallet.db, clock: wallet.clock, log: silentLog(), loginSessions })
const newKey = (): string => randomBytes(32).toString('base64url')
let members = 50_000n

/** A game that was opened in a session of the site, by the hash of its token. */
async function gameIn(loginSession: string | undefined): Promise<string> {
  const accounts = {
    find: (id: string) =>
      Promise.resolve({
        id,
        protocol: 'test',
        enabled: true,
        vendorCode: id,
        baseUrl: '',
        operatorId: '',
        secrets: {},
        languages: {},
        options: {},
      }),
  }
  const sessions = createPlaySessions({
    db: wallet.db,
    clock: wallet.clock,
    chance: systemChance,
    accounts,
    loginSessions,
  })
  const { token } = await sessions.open({
    memberId: (members += 1n),
    vendorAccountId: 'studio',
    currency: 'USD',
    gameCode: 'dice',
    loginSession,
  })
  return hashToken(token)
}

describe('bets as activity of the session in which their game was opened', () => {
  it('are reported once every half minute, the latest of all games of a session', async () => {
    const [uses, sessionKey] = [newUses(), newKey()]
    const [dice, mines] = [await gameIn(sessionKey), await gameIn(sessionKey)]
    uses.note(mines)
    wallet.clock.advance(10)
    uses.note(dice)
    await uses.flush()
    expect(given).toEqual([{ sessionKey, usedAtMs: wallet.clock.now() }])
    for (let second = 0; second < 28; second++) {
      wallet.clock.advance(1_000)
      uses.note(dice)
      await uses.flush()
    }
    const lastMs = wallet.clock.now()
    expect(given).toHaveLength(1)
    // To the millisecond: half a minute after the bet that was reported.
    wallet.clock.advance(2_000)
    await uses.flush()
    expect(given.slice(1)).toEqual([{ sessionKey, usedAtMs: lastMs }])
    await uses.close()
    expect(given).toHaveLength(2)
  })

  it('are reported later when that fails, and at the end', async () => {
    const [uses, sessionKey] = [newUses(), newKey()]
    uses.note(await gameIn(sessionKey))
    const betMs = wallet.clock.now()
    away = true
    await expect(uses.flush()).rejects.toThrow('not now')
    away = false
    wallet.clock.advance(5_000)
    await uses.close()
    expect(given).toEqual([{ sessionKey, usedAtMs: betMs }])
  })

  it('are not reported for a game without a session, or one that has ended', async () => {
    const [uses, sessionKey] = [newUses(), newKey()]
    uses.note(await gameIn(undefined))
    uses.note(await gameIn(sessionKey))
    await endPlaySessions(wallet.db, { sessionKeys: [sessionKey] }, wallet.clock.now())
    uses.note(hashToken('a token of nobody'))
    await uses.close()
    expect(given).toEqual([])
  })
})
