// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

describe('the key under which an address is counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['0000:0000:0000:0000:0000:ffff:c000:0207', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ])('is the IPv4 address, however it came: %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key)
  })

  it.each([
    '2001:db8:0:1::1',
    '2001:DB8::1:ffff:ffff:ffff:ffff',
    '2001:0db8:0000:0001:0000:0000:0000:0002',
    '2001:db8:0:1:5::192.0.2.7',
    '2001:db8:0:1::%eth0',
  ])('is the 64-bit network of one subscriber: %s', (ip) => {
    expect(addressKey(ip)).toBe('2001:db8:0:1')
  })

  it('distinguishes networks, including those of the machine itself', () => {
    const keys = [
      '2001:db8:0:1::1',
      '2001:db8:0:2::1',
      '::1',
      'fe80::1%eth0',
      '64:ff9b:1::1',
      '127.0.0.1',
    ].map(addressKey)
    expect(keys).toEqual([
      '2001:db8:0:1',
      '2001:db8:0:2',
      '0:0:0:0',
      'fe80:0:0:0',
      '64:ff9b:1:0',
      '127.0.0.1',
    ])
  })

  it.each([
    '',
    'unknown',
    '300.1.1.1',
    '1.2.3',
    '1.2.3.4.',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    'g::1',
    '12345::1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    '::ffff:1.2.3.400',
    '::1.2.3.4:5',
    '1.2.3.4:80',
    '192.0.2.7\n',
    '%',
    `${'1:'.repeat(9_000)}:`,
  ])('is the same for everything that is not an address: %j', (text) => {
    expect(addressKey(text)).toBe('no-address')
  })
})
