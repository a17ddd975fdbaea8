// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Tabs } from '@tessera/ui/layout/tabs.tsx'
import { useState } from 'react'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { ForgotByEmail } from './forgot-by-email.tsx'
import { ForgotByPhone } from './forgot-by-phone.tsx'
import type { Entrance } from './use-entered.ts'

/** Ways to recover an account after a forgotten password: e-mail first, if the site offers it. */
export function ForgotPanel({
  onEntered,
  onBack,
  onDone,
}: {
  onEntered: (entrance: Entrance) => void
  onBack: () => void
  onDone: () => void
}) {
  const { emailReset } = useSite().whitelabel
  const [way, setWay] = useState<'email' | 'phone'>('email')
  const byPhone = <ForgotByPhone onEntered={onEntered} />
  return (
    <>
      {emailReset ? (
        <Tabs
          label={t('entry.forgot.title')}
          selected={way}
          onSelect={setWay}
          tabs={[
            { id: 'email', label: t('entry.forgot.email'), content: <ForgotByEmail onDone={onDone} /> },
            { id: 'phone', label: t('entry.forgot.phone'), content: byPhone },
          ]}
        />
      ) : (
        byPhone
      )}
      <Button look="quiet" size="form" wide className="mt-3" onClick={onBack}>
        {t('entry.back')}
      </Button>
    </>
  )
}
