// SPDX-License-Identifier: Apache-2.0
import { VietnamPage } from '../../features/lottery/vietnam/vietnam-page.tsx'
import { SeamlessFrame } from '../../features/play/seamless-frame.tsx'
import { useNavigate, useSearch } from '../../shared/router/index.ts'

/** /vnLottery: the Vietnamese lottery by its launch. */
export function VietnamLotteryRoute() {
  const wanted = useSearch({ from: '/vnLottery' })
  const navigate = useNavigate()
  return (
    <VietnamPage
      wanted={wanted}
      onOwn={(href) => void navigate({ href, replace: true })}
      renderFrame={(address) => <SeamlessFrame address={address} />}
    />
  )
}
