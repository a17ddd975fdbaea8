// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createLog } from '@tessera/server-kit/log/create-log'
import { silentLog } from '../../platform/log/log.ts'
import { createRangeGeo } from './range-geo.ts'

const geo = createRangeGeo(silentLog())

describe('the table of address ranges', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['1.53.0.1', 'VN'],
    ['2001:4860:4860::8888', 'US'],
    ['::ffff:8.8.8.8', 'US'],
  ])('knows where %s stands', async (ip, country) => {
    expect(await geo.countryOf(ip)).toBe(country)
  })
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.1.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:192.168.1.1',
    '203.0.113.7',
    'localhost',
    '',
    '8.8.8.8 ',
    '1.2.3.4.5',
  ])('names no country for %j', async (ip) => {
    expect(await geo.countryOf(ip)).toBeUndefined()
  })
})

describe('a table that cannot be read', () => {
  it('names no country, logs it, and lets everybody in', async () => {
    const lines: string[] = []
    const broken = createRangeGeo(
      createLog('warn', {
        write: (line) => {
          lines.push(line)
        },
      }),
      '/nowhere/country.mmdb',
    )
    expect(await broken.countryOf('8.8.8.8')).toBeUndefined()
    expect(lines.join()).toContain('cannot be read')
  })
})
