// SPDX-License-Identifier: Apache-2.0
import { MyIncomePage } from '../../features/agents/my-income-page.tsx'
import { Forecast } from '../../features/contracts/forecast.tsx'

/** What contracts will probably pay, and what was paid by day. */
export function IncomePage() {
  return (
    <div className="flex flex-1 flex-col gap-6">
      <Forecast />
      <MyIncomePage />
    </div>
  )
}
