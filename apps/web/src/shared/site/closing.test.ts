// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { closingOf } from './closing.ts'

const open = {
  ipBlocked: false,
  domainRoute: { valid: true },
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
  location: { ip: '10.1.2.3', country: 'XX' },
}

describe('access to the site', () => {
  it('is open unless something closes it', () => {
    expect(closingOf(open)).toBeUndefined()
  })

  it('is closed for a blocked address first, then for a host that is not ours', () => {
    expect(
      closingOf({ ...open, ipBlocked: true, domainRoute: { valid: false }, maintenance: true })?.why,
    ).toBe('blocked')
    expect(closingOf({ ...open, domainRoute: { valid: false }, maintenance: true })?.why).toBe(
      'invalidAddress',
    )
  })

  it('reports maintenance before the region, with its end', () => {
    expect(
      closingOf({ ...open, maintenance: true, maintenanceEnd: 5, regionRestriction: true }),
    ).toMatchObject({ why: 'maintenance', until: 5 })
    expect(closingOf({ ...open, regionRestriction: true })?.why).toBe('region')
  })
})
