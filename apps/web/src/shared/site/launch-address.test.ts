// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { launchAddress, launchHost, withSiteClock } from './launch-address.ts'

const site = {
  launchGameCDNs: ['https://one.example', 'https://two.example/'],
  whitelabel: { studioOrigin: 'https://studio.example' },
}

describe('the host of a game', () => {
  it('is each of the launch hosts with equal probability', () => {
    expect([0, 0.49, 0.5, 0.99].map((chosen) => launchHost(site, chosen))).toEqual([
      'https://one.example',
      'https://one.example',
      'https://two.example/',
      'https://two.example/',
    ])
  })

  it('replaces that of our own studio only', () => {
    expect(launchAddress('https://studio.example/dice?token=x', site, 0)).toBe(
      'https://one.example/dice?token=x',
    )
    expect(launchAddress('https://studio.example/dice?token=x', site, 0.9)).toBe(
      'https://two.example/dice?token=x',
    )
    expect(launchAddress('https://studio.example.evil/dice', site, 0)).toBe(
      'https://studio.example.evil/dice',
    )
    expect(launchAddress('https://vendor.example/dice', site, 0)).toBe('https://vendor.example/dice')
  })

  it('stays as it is without launch hosts', () => {
    expect(launchHost({ launchGameCDNs: [] }, 0.7)).toBeUndefined()
    expect(launchAddress('https://studio.example/dice', { ...site, launchGameCDNs: [] }, 0)).toBe(
      'https://studio.example/dice',
    )
  })
})

it('passes the time zone of the site to our own games, and nothing to other vendors', () => {
  const inVietnam = {
    ...site,
    launchGameCDNs: [],
    whitelabel: { ...site.whitelabel, siteTimeZone: 'Asia/Ho_Chi_Minh' },
  }
  expect(withSiteClock('https://studio.example/dice?ticket=x', inVietnam)).toBe(
    'https://studio.example/dice?ticket=x&zone=Asia%2FHo_Chi_Minh',
  )
  expect(withSiteClock('https://studio.example.evil/dice', inVietnam)).toBe(
    'https://studio.example.evil/dice',
  )
  expect(withSiteClock('https://vendor.example/dice?a=1', inVietnam)).toBe('https://vendor.example/dice?a=1')
})
