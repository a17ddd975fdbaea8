// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useGate } from '../../../shared/session/gate.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import type { Reward } from './use-points.ts'

const RedeemDialog = lazy(() => import('./redeem-dialog.tsx'))
const ContactDialog = lazy(() => import('./contact-dialog.tsx'))

/** Redeeming a reward, for real accounts only: a bonus requires a contact first (D-145). */
export function useRedeem(): { redeem: (reward: Reward) => void; dialog: ReactNode } {
  const through = useGate('real')
  const { data: member } = useMember()
  const [chosen, setChosen] = useState<Reward>()
  const [contact, setContact] = useState(false)
  const redeem = (reward: Reward): void =>
    through(() => {
      if (reward.kind === 'BONUS' && member && !member.zalo && !member.whatsapp) setContact(true)
      else setChosen(reward)
    })
  const dialog = (
    <Suspense>
      {chosen && (
        <RedeemDialog
          reward={chosen}
          onClose={() => setChosen(undefined)}
          onContact={() => {
            setChosen(undefined)
            setContact(true)
          }}
        />
      )}
      {contact && <ContactDialog onClose={() => setContact(false)} />}
    </Suspense>
  )
  return { redeem, dialog }
}
