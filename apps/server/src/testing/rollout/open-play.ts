// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { operatorAccount, openAccounts, ownerOfMember, post } from '../../modules/ledger/index.ts'
import { addVendor } from '../../modules/play/index.ts'
import type { TestServer } from '../server-for-tests.ts'

/** Somebody who plays, and the vendor at which they do. */
export interface Play {
  key: KeyObject
  user: string
  token: string
  /** The member's session at the site. */
  session: string
}

/** A vendor with one game, and a game session of a member with plenty of money. */
export async function openPlay(server: TestServer): Promise<Play> {
  const { platform, modules } = server
  const session = (await server.member('player')).token ?? ''
  const member = await modules.identity.resolveMember(session, { cookies: {}, brandCode: 'brand1' })
  if (!member) throw new Error('the member has no session')
  const id = member.memberId
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await platform.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(id), 'USD')
    await post(tx, [
      {
        from: await operatorAccount(tx, 'test', 'USD'),
        to: cash,
        amount: units(100_000),
        cause: 'test',
        externalId: 'rolling',
        kind: 'deposit',
      },
    ])
    await addVendor(tx, {
      id: 'rolling',
      protocol: 'hub88',
      publicKeyPem,
      operatorId: 'brand1',
      games: [{ code: 'g-1', name: 'g-1' }],
    })
  })
  const { token, playerRef } = await modules.play.sessions.open({
    memberId: id,
    vendorAccountId: 'rolling',
    currency: 'USD',
    gameCode: 'g-1',
  })
  return { key: privateKey, user: playerRef, token, session }
}
