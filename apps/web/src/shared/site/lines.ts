// SPDX-License-Identifier: Apache-2.0
import { call } from '../api/call.ts'
import { setLines } from '../api/other-lines.ts'

/** Learns on which other hosts this platform can be reached, fastest first, in case this one fails. */
export async function learnLines(): Promise<void> {
  const { domainList } = await call('site.routers', {})
  setLines(
    domainList
      .filter(({ domain }) => domain !== location.host)
      .map(({ domain }) => `${location.protocol}//${domain}`),
  )
}
