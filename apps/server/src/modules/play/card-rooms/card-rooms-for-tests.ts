// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import type { CallClient } from '../../../testing/call-client.ts'
import type { TestServer } from '../../../testing/server-for-tests.ts'
import { memberByUsername } from '../../members/index.ts'
import { addVendor } from '../index.ts'
import type { TestStudio } from './studio-for-tests.ts'

export interface CardPlayer {
  id: bigint
  username: string
  client: CallClient
  /** The studio's name of them. */
  user: string
}

/** Makes a studio for tests the studio of this platform. */
export async function meetStudio(server: TestServer, { baseUrl }: TestStudio): Promise<void> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await server.platform.database.transaction((tx) =>
    addVendor(tx, {
      ...{ id: 'studio', protocol: 'hub88', operatorId: 'brand1', vendorCode: 'BGS', redeems: true },
      publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      baseUrl,
      languages: { EN: 'en' },
    }),
  )
}

/** A member whom the studio knows. */
export async function cardPlayer(server: TestServer, username: string): Promise<CardPlayer> {
  const client = await server.member(username)
  const { id } = (await memberByUsername(server.platform.database, 'brand1', username))!
  const user = await server.modules.play.sessions.playerRef({
    ...{ memberId: id, vendorAccountId: 'studio', currency: 'USD' },
  })
  return { id, username, client, user }
}
