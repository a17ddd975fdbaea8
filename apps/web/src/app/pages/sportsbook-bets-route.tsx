// SPDX-License-Identifier: Apache-2.0
import { BetsPage } from '../../features/sportsbook/bets/bets-page.tsx'
import { BesideSlip } from '../../features/sportsbook/slip/beside-slip.tsx'

/** /sportsbook/bets: the member's bets on the sportsbook. */
export function SportsbookBetsRoute() {
  return (
    <BesideSlip>
      <BetsPage />
    </BesideSlip>
  )
}
