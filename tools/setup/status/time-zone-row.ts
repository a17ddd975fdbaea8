// SPDX-License-Identifier: Apache-2.0
import { countMembersOf } from '@tessera/server/src/modules/members/index.ts'
import { siteTime } from '@tessera/server/src/modules/site/index.ts'
import { forBrand, missing, ready, type RowCheck } from './finding.ts'

/** Days, weeks and months of a brand begin at midnight in its zone. */
export const timeZoneRow: RowCheck = {
  name: 'Time zone',
  of: 'brand',
  async look({ deps, brand, nowMs }) {
    const zone = await brand.settings.read('site.timeZone')
    const clock = `${zone}: it is ${await siteTime(brand.settings, nowMs)} there`
    if (brand.stored.has('site.timeZone')) return ready(clock)
    const members = await countMembersOf(deps.database, brand.code)
    return missing(
      `nobody has chosen it, so days begin in ${zone}${members > 0 ? `; members who count by it already: ${members}` : ''}`,
      `${forBrand('npm run setup -- setting site.timeZone ZONE', brand)}   # such as Europe/Berlin, before the first member`,
    )
  },
}
