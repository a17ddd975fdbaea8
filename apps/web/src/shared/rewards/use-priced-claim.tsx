// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState, type ReactNode } from 'react'

/** A reward to claim. */
interface Reward {
  rewardId: number
  title: string
  wagerTimes: number
}

const ClaimReward = lazy(() => import('./claim-reward.tsx'))

/** Claims a reward, after its price was read if it has to be wagered. `dialog` belongs on the page. */
export function usePricedClaim(claim: (reward: Reward) => void): {
  wish: (reward: Reward) => void
  dialog: ReactNode
} {
  const [priced, setPriced] = useState<Reward>()
  const close = (): void => setPriced(undefined)
  return {
    wish: (reward) => (reward.wagerTimes > 0 ? setPriced(reward) : claim(reward)),
    dialog: priced && (
      <Suspense fallback={null}>
        <ClaimReward
          reward={priced}
          onClose={close}
          onClaim={() => {
            close()
            claim(priced)
          }}
        />
      </Suspense>
    ),
  }
}
