// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import type { ReactNode } from 'react'
import { usePanels } from '../../../shared/session/gate.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { t } from '../../../shared/texts/texts.ts'

/** Shows content that needs the payment password; members without one get a link to set it. */
export function PasswordFirst({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const { data: member } = useMember()
  const { openCenter } = usePanels()
  if (!member) return <Skeleton className="h-40 w-full rounded-tile" />
  if (member.hasPaymentPassword) return children
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-bold">{t('wallet.withdraw.firstPassword')}</p>
      <p className="text-sm text-muted">{t('wallet.withdraw.firstPasswordHint')}</p>
      <Button
        look="primary"
        size="form"
        wide
        onClick={() => {
          onLeave()
          openCenter('securityCenter')
        }}
      >
        {t('members.security')}
      </Button>
    </div>
  )
}
