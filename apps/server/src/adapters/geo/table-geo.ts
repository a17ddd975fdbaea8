// SPDX-License-Identifier: Apache-2.0
import type { Geo } from '../../modules/site/ports.ts'

/** Countries from a list of addresses, for tests and rehearsals: `{ '203.0.113.7': 'VN' }`. */
export const createTableGeo = (countries: Readonly<Record<string, string>>): Geo => ({
  countryOf: (ip) => Promise.resolve(countries[ip]),
})
