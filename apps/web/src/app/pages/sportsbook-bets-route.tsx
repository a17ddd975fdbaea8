// SPDX-License-Identifier: Apache-2.0
import { BetsPage } from '../../features/sportsbook/bets/bets-page.tsx'
import { SportsbookFrame } from '../../features/sportsbook/frame/sportsbook-frame.tsx'

/** /sportsbook/bets: the member's bets on the sportsbook. */
export function SportsbookBetsRoute() {
  return (
    <SportsbookFrame>
      <BetsPage />
    </SportsbookFrame>
  )
}
