// SPDX-License-Identifier: Apache-2.0
import { startWireTestServer } from './wire-server-for-tests.ts'

// A platform process that is killed between its first commit and the answer. DATABASE_URL names its database;
// it prints its address on the first line.
const databaseUrl = process.env['DATABASE_URL']
if (databaseUrl === undefined) throw new Error('DATABASE_URL is missing')
const server = await startWireTestServer({
  databaseUrl,
  onBalance: () => process.kill(process.pid, 'SIGKILL'),
})
console.log(server.url)
