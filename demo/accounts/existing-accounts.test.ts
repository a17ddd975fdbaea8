// SPDX-License-Identifier: Apache-2.0
import { openTestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { expect, it } from 'vitest'
import { demoAccounts, existingAccounts } from './accounts.ts'

it('are those of the demonstration that this database has, as an earlier release seeded them', async () => {
  const server = await openTestServer()
  try {
    const { database } = server.platform
    const names = async () => (await existingAccounts(database)).map(({ username }) => username)
    expect(await names()).toEqual([])
    await server.member('demo')
    await server.operator('admin', 'admin')
    await server.operator('support', 'support')
    expect(await names()).toEqual(['demo', 'admin', 'support'])
    await database.pool.query(`update operator set enabled = false where name = 'support'`)
    expect(await names()).toEqual(['demo', 'admin'])
    await server.member('agent')
    for (const { role, username } of demoAccounts)
      if (role.startsWith('operator') && !['admin', 'support'].includes(username))
        await server.operator(username, 'content')
    await database.pool.query('update operator set enabled = true')
    expect(await existingAccounts(database)).toEqual(demoAccounts)
  } finally {
    await server.close()
  }
})
