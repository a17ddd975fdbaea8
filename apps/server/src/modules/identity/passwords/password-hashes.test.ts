// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeViolations } from '../../../platform/db/held-connection.ts'
import { openIdentityTestServer, type IdentityTestServer } from '../identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

it('no password is hashed or checked inside a transaction, neither of members nor of operators', async () => {
  const { deps, hashPassword, verifyOperatorPassword } = server.identity
  const passwordHash = await hashPassword('a-password-1')
  const works: (() => Promise<unknown>)[] = [
    () => hashPassword('a-password-1'),
    () => deps.hashes.verify(passwordHash, 'a-password-1'),
    () => deps.hashes.verify(undefined, 'a-password-1'),
    () => verifyOperatorPassword(passwordHash, 'a-password-1'),
  ]
  for (const work of works)
    await expect(server.platform.database.transaction(work)).rejects.toThrow('a database connection is held')
  expect(takeViolations()).toHaveLength(works.length)
})

it('is checked after the connection was released', async () => {
  const { deps, hashPassword } = server.identity
  const passwordHash = await server.platform.database
    .transaction(() => Promise.resolve('a-password-1'))
    .then(hashPassword)
  expect(await deps.hashes.verify(passwordHash, 'a-password-1')).toBe(true)
})
