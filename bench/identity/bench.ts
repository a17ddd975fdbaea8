// SPDX-License-Identifier: Apache-2.0
import { loadavg } from 'node:os'
import { figure, machine, numberOption, printTable } from '../shared/report.ts'
import { checkCost, loginCost } from './login-cost.ts'
import { pairedTimes } from './paired-times.ts'
import { withSetting } from './setting.ts'
import { underFlood } from './under-flood.ts'

const mostBesidesMs = 5
const mostCheckMs = 0.2
const mostSlower = 2
const mostDifferenceMs = 5

/**
 * Measures the cost of a login apart from its one password hash, the cost of a session check, whether
 * existing and unknown names differ in their response time, and the effect of a flood of logins on everybody
 * else. All calls go through the platform's public API in one process. Options: --rounds 400 --seconds 8.
 */
export async function run(options: string[]): Promise<void> {
  const rounds = numberOption(options, 'rounds', 400)
  const seconds = numberOption(options, 'seconds', 8)
  await withSetting(async (setting) => {
    const [before] = loadavg()
    const login = await loginCost(setting, rounds)
    const checkMs = await checkCost(setting, rounds * 5)
    const pairs = await pairedTimes(setting, rounds)
    const flood = await underFlood(setting, seconds)
    const ms = (value: number, digits = 2): string => `${value.toFixed(digits)} ms`
    console.log(`${machine()}, load ${before?.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after`)
    printTable(
      ['what', 'measured', 'limit'],
      [
        ['one login (median)', ms(login.loginMs), ''],
        ['the password hash in it (median)', ms(login.hashMs), ''],
        ['a login besides its hash (median)', ms(login.besidesMs), `< ${mostBesidesMs} ms`],
        ['the same in quiet moments (first quartile)', ms(login.quietBesidesMs), ''],
        ['work of the main thread for a login (median)', ms(login.mainThreadMs), ''],
        ['a session check (median)', ms(checkMs, 3), `< ${mostCheckMs} ms`],
        [
          'known and unknown names differ by (mean, outer tenths cut)',
          ms(pairs.trimmedMs),
          `< ${mostDifferenceMs} ms`,
        ],
        ['known and unknown names differ by (plain mean)', ms(pairs.meanMs), ''],
        ['p99 of a balance, alone', ms(flood.aloneMs), ''],
        [
          `p99 of a balance, under ${flood.tries} tries to log in (${flood.turnedAway} turned away)`,
          `${ms(flood.floodedMs)}, ${flood.ratio.toFixed(1)} x`,
          `< ${mostSlower} x`,
        ],
      ],
    )
    figure('identity.login.besidesMs', login.besidesMs)
    figure('identity.login.besidesQuietMs', login.quietBesidesMs)
    figure('identity.session.checkMs', checkMs)
    figure('identity.login.pairDifferenceMs', pairs.trimmedMs)
    figure('identity.flood.p99Ratio', flood.ratio)
  })
}
