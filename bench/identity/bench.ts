import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHouse, type House } from '@tessera/server/src/main/create-house.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'
import { createCallClient } from '@tessera/server/src/testing/call-client.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { closedLoop } from '../shared/closed-loop.ts'
import { figure, machine, median, numberOption, printTable } from '../shared/report.ts'

const password = 'Correct-horse-9'
const mostBesidesMs = 2
const mostCheckMs = 0.2
const mostSlower = 2
const mostDifferenceMs = 5

/**
 * What a login costs beside its one password hash, what a session check costs, whether names that exist answer in another
 * time than names that do not, and what a flood of logins does to everybody else. All calls go through the house's own
 * door in one process. Options: --rounds 200 --seconds 4.
 */
export async function run(options: string[]): Promise<void> {
  const rounds = numberOption(options, 'rounds', 200)
  const seconds = numberOption(options, 'seconds', 4)
  const database = await startBenchDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const house = await createHouse({ databaseUrl: database.url, log: silentLog(), dataDir, publicUrl: 'http://localhost:3000', studioUrl: 'http://localhost:3001', trustedProxies: [] })
  try {
    await house.platform.settings.write('identity.botCheck', false, 'bench')
    await house.modules.identity.openAccount({ username: 'benchmember', password, currency: 'USD' })
    const [login, check, pairs, flood] = [await loginCost(house, rounds), await checkCost(house, rounds * 10), await pairedTimes(house, rounds), await underFlood(house, seconds)]
    console.log(machine())
    printTable(['what', 'measured', 'limit'], [
      ['one login (median)', `${login.loginMs.toFixed(2)} ms`, ''], ['one password hash (median)', `${login.hashMs.toFixed(2)} ms`, ''],
      ['a login besides its hash', `${login.besidesMs.toFixed(2)} ms`, `< ${mostBesidesMs} ms`], ['a session check (median)', `${check.toFixed(3)} ms`, `< ${mostCheckMs} ms`],
      ['known and unknown names differ in mean by', `${pairs.toFixed(2)} ms`, `< ${mostDifferenceMs} ms`],
      ['p99 of a balance, alone', `${flood.aloneMs.toFixed(2)} ms`, ''], ['p99 of a balance, under a flood of logins', `${flood.floodedMs.toFixed(2)} ms`, `< ${mostSlower} x`],
    ])
    figure('identity.login.besidesMs', login.besidesMs)
    figure('identity.session.checkMs', check)
    figure('identity.login.pairDifferenceMs', pairs)
    figure('identity.flood.p99Ratio', flood.floodedMs / flood.aloneMs)
  } finally {
    await house.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

let addresses = 0
/** One that has failed nowhere yet. */
const freshAddress = (): string => `10.${++addresses >> 16 & 255}.${addresses >> 8 & 255}.${addresses & 255}`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Login and hash take turns, so that a busy moment of the machine hits both. The sealing of the request is the browser's work and done before. */
async function loginCost(house: House, rounds: number): Promise<{ loginMs: number; hashMs: number; besidesMs: number }> {
  const client = createCallClient(house.app, systemClock)
  const hash = await house.modules.identity.hashPassword(password)
  const [logins, hashes, besides]: [number[], number[], number[]] = [[], [], []]
  for (let round = -20; round < rounds; round++) {
    const payload = JSON.stringify(await client.seal({ username: 'benchmember', password }))
    const request = { method: 'POST' as const, url: '/wps/session/login', headers: { 'content-type': 'application/json' }, remoteAddress: freshAddress(), payload }
    const hashMs = await timed(() => house.modules.identity.verifyPassword(hash, password))
    const loginMs = await timed(() => house.app.inject(request))
    if (round < 0) continue
    logins.push(loginMs)
    hashes.push(hashMs)
    besides.push(loginMs - hashMs)
  }
  return { loginMs: median(logins), hashMs: median(hashes), besidesMs: median(besides) }
}

async function checkCost(house: House, rounds: number): Promise<number> {
  const client = createCallClient(house.app, systemClock)
  const { envelope } = await client.call('identity.login', { username: 'benchmember', password }, { ip: freshAddress() })
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) taken.push(await timed(() => house.modules.identity.resolveMember(envelope.value.token, { cookies: {}, merchant: 'house1' })))
  return median(taken)
}

/** The difference of the means over pairs of a name that exists and one that does not, in turns. */
async function pairedTimes(house: House, rounds: number): Promise<number> {
  const client = createCallClient(house.app, systemClock)
  const sums = [0, 0]
  for (let round = 0; round < rounds; round++) {
    await house.modules.identity.openAccount({ username: `pair${round}x`, password, currency: 'USD' })
    for (const [place, username] of (round % 2 ? [`pair${round}x`, `none${round}x`] : [`none${round}x`, `pair${round}x`]).entries()) {
      const payload = JSON.stringify(await client.seal({ username, password: 'wrong-password' }))
      const tookMs = await timed(() => house.app.inject({ method: 'POST', url: '/wps/session/login', headers: { 'content-type': 'application/json' }, remoteAddress: freshAddress(), payload }))
      const known = (round % 2 === 1) === (place === 0) ? 0 : 1
      sums[known] = (sums[known] ?? 0) + tookMs
    }
  }
  return Math.abs((sums[0] ?? 0) - (sums[1] ?? 0)) / rounds
}

/** The balance of one member, alone and while 32 others try to log in without end. */
async function underFlood(house: House, seconds: number): Promise<{ aloneMs: number; floodedMs: number }> {
  const client = createCallClient(house.app, systemClock)
  client.token = (await client.call('identity.login', { username: 'benchmember', password }, { ip: freshAddress() })).envelope.value.token
  const balance = async (): Promise<void> => { await client.call('wallet.balance', {}, { ip: freshAddress() }) }
  const alone = await closedLoop(2, seconds, balance)
  const sealed = await Promise.all(Array.from({ length: 4_000 }, (_, n) => client.seal({ username: `flood${n}x`, password: 'wrong-password' })))
  let over = false
  const flood = Promise.all(Array.from({ length: 32 }, async () => {
    while (!over) {
      const payload = JSON.stringify(sealed.pop() ?? {})
      await house.app.inject({ method: 'POST', url: '/wps/session/login', headers: { 'content-type': 'application/json' }, remoteAddress: freshAddress(), payload })
    }
  }))
  const flooded = await closedLoop(2, seconds, balance)
  over = true
  await flood
  return { aloneMs: alone.p99Ms, floodedMs: flooded.p99Ms }
}
