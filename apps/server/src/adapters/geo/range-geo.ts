// SPDX-License-Identifier: Apache-2.0
import { createRequire } from 'node:module'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { open, type Reader, type Response } from 'maxmind'
import type { Log } from '../../platform/log/log.ts'
import type { Geo } from '../../modules/site/ports.ts'

/**
 * Ranges of addresses by country, from the registries and the networks that announce them (data of the NRO,
 * CC BY 4.0).
 */
const builtIn = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** The two ways in which tables identify a country. */
interface Row {
  country_code?: string
  country?: { iso_code?: string }
}

/**
 * Networks that are in no country: this machine, private and reserved ones. The table names a country even
 * for some of these.
 */
const nowhere = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  add(network, 'ipv4')
for (const network of [
  '::/127',
  '64:ff9b:1::/48',
  '100::/64',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
])
  add(network, 'ipv6')

function add(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', prefix] = network.split('/')
  nowhere.addSubnet(address, Number(prefix), family)
}

/**
 * The address in the table's form, or undefined for one that has no country. An IPv4 inside an IPv6 counts as
 * the IPv4.
 */
function publicAddress(ip: string): string | undefined {
  const plain = ip.toLowerCase().startsWith('::ffff:') && isIPv4(ip.slice(7)) ? ip.slice(7) : ip
  if (isIPv4(plain)) return nowhere.check(plain, 'ipv4') ? undefined : plain
  return isIPv6(plain) && !nowhere.check(plain, 'ipv6') ? plain : undefined
}

/**
 * Countries from a table of address ranges on this machine; no outside service is called. The table is loaded
 * when it is first needed.
 */
export function createRangeGeo(log: Log, table = createRequire(import.meta.url).resolve(builtIn)): Geo {
  let reader: Promise<Reader<Response>> | undefined

  return {
    async countryOf(ip) {
      const address = publicAddress(ip)
      if (address === undefined) return undefined
      try {
        const row = (await (reader ??= open(table))).get(address) as Row | null
        const code = row?.country_code ?? row?.country?.iso_code
        return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined
      } catch (error) {
        reader = undefined
        log.warn(
          { error: error instanceof Error ? error.message : String(error) },
          'the table of address ranges cannot be read',
        )
        return undefined
      }
    },
  }
}
