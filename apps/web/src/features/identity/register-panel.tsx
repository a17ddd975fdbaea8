// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Tabs } from '@tessera/ui/layout/tabs.tsx'
import { useState } from 'react'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { RegisterForm, type RegisterKind } from './register-form.tsx'
import type { Entrance } from './use-entered.ts'

/** A new account by username or by mobile number, whichever this site offers. */
export function RegisterPanel({ onEntered }: { onEntered: (entrance: Entrance) => void }) {
  const { usernameRegister, mobileRegister } = useSite().whitelabel
  const [kind, setKind] = useState<RegisterKind>(usernameRegister ? 'register' : 'registerMobile')
  const form = (of: RegisterKind) => <RegisterForm key={of} kind={of} onEntered={onEntered} />
  if (!usernameRegister && !mobileRegister) return <EmptyState title={t('shell.register.closed')} />
  if (!usernameRegister || !mobileRegister) return form(usernameRegister ? 'register' : 'registerMobile')
  return (
    <Tabs
      label={t('entry.register.kind')}
      selected={kind}
      onSelect={setKind}
      tabs={[
        { id: 'register', label: t('entry.register.account'), content: form('register') },
        { id: 'registerMobile', label: t('entry.register.mobile'), content: form('registerMobile') },
      ]}
    />
  )
}
