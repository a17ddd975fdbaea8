// SPDX-License-Identifier: Apache-2.0
import { startWireHouse } from './house-for-tests.ts'

// A house of its own process that is killed between its first commit and the answer. Told where the database
// is by DATABASE_URL; says its address on the first line.
const databaseUrl = process.env['DATABASE_URL']
if (databaseUrl === undefined) throw new Error('DATABASE_URL is missing')
const house = await startWireHouse({ databaseUrl, onBalance: () => process.kill(process.pid, 'SIGKILL') })
console.log(house.url)
