// SPDX-License-Identifier: Apache-2.0
import { loadavg } from 'node:os'
import { limitOf } from '../figures/index.ts'
import type { Part } from '../shared/part.ts'
import { machine, numberOption, printTable } from '../shared/report.ts'
import { checkCost, loginCost } from './login-cost.ts'
import { pairedTimes } from './paired-times.ts'
import { withSetting } from './setting.ts'
import { underFlood } from './under-flood.ts'

/**
 * Measures the cost of a login apart from its one password hash, the cost of a session check, whether
 * existing and unknown names differ in their response time, and the effect of a flood of logins on everybody
 * else. All calls go through the platform's public API in one process. Options: --rounds 400 --seconds 8.
 */
const run: Part = async (options) => {
  const rounds = numberOption(options, 'rounds', 400)
  const seconds = numberOption(options, 'seconds', 8)
  return withSetting(async (setting) => {
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
        [
          'a login besides its hash (median)',
          ms(login.besidesMs),
          `< ${limitOf('identity.login.besidesMs')} ms`,
        ],
        ['the same in quiet moments (first quartile)', ms(login.quietBesidesMs), ''],
        ['work of the main thread for a login (median)', ms(login.mainThreadMs), ''],
        ['a session check (median)', ms(checkMs, 3), `< ${limitOf('identity.session.checkMs')} ms`],
        [
          'known and unknown names differ by (mean, outer tenths cut)',
          ms(pairs.trimmedMs),
          `< ${limitOf('identity.login.pairDifferenceMs')} ms`,
        ],
        ['known and unknown names differ by (plain mean)', ms(pairs.meanMs), ''],
        ['p99 of a balance, alone', ms(flood.aloneMs), ''],
        [
          `p99 of a balance, under ${flood.tries} tries to log in (${flood.turnedAway} turned away)`,
          `${ms(flood.floodedMs)}, ${flood.ratio.toFixed(1)} x`,
          `< ${limitOf('identity.flood.p99Ratio')} x`,
        ],
      ],
    )
    return [
      { name: 'identity.login.besidesMs', value: login.besidesMs },
      { name: 'identity.login.besidesQuietMs', value: login.quietBesidesMs },
      { name: 'identity.session.checkMs', value: checkMs },
      { name: 'identity.login.pairDifferenceMs', value: pairs.trimmedMs },
      { name: 'identity.flood.p99Ratio', value: flood.ratio },
    ]
  })
}
export default run
