// SPDX-License-Identifier: Apache-2.0
import { fails, ready, reasonOf, type RowCheck } from './finding.ts'

const patienceMs = 5_000
const mend =
  'PUBLIC_URL in the environment, the name in DNS, and the proxy in front (docs/runbook/install.md)'

/** Opens the console's page at the address that operators type. */
export const consoleRow: RowCheck = {
  name: "Console's address",
  of: 'installation',
  async look({ deps: { publicUrl } }) {
    const address = `${publicUrl}/console/`
    const { protocol, hostname } = new URL(publicUrl)
    if (protocol === 'http:' && hostname !== 'localhost' && !hostname.endsWith('.localhost'))
      return fails(`${address} has no https: browsers keep no login there`, mend)
    try {
      const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
      if (answer.status !== 200) return fails(`${address} answers ${answer.status}`, mend)
      return (await answer.text()).includes('/console/')
        ? ready(`${address} answers`)
        : fails(`${address} answers with another page than the console`, mend)
    } catch (error) {
      return fails(`${address}: ${reasonOf(error)}`, mend)
    }
  },
}
