// SPDX-License-Identifier: Apache-2.0
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useState } from 'react'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { LoginExtras } from './login-extras.tsx'
import { rememberedNumber } from './remembered.ts'
import { SmsLogin } from './sms-login.tsx'
import type { Entrance } from './use-entered.ts'
import { UsernameLogin } from './username-login.tsx'

export interface LoginFormProps {
  area?: 'agent' | undefined
  onEntered: (entrance: Entrance) => void
  onForgot: () => void
}

/** The login methods that this site offers. `area` agent is the login for agents only. */
export function LoginForm({ area, onEntered, onForgot }: LoginFormProps) {
  const { verificationCodeLogin } = useSite().whitelabel
  const bySms = verificationCodeLogin && area !== 'agent'
  const [type, setType] = useState<'username' | 'sms'>(() =>
    bySms && rememberedNumber() ? 'sms' : 'username',
  )
  return (
    <div className="flex flex-col gap-4">
      {bySms && (
        <Segmented
          label={t('entry.type')}
          wide
          value={type}
          onChange={setType}
          options={[
            { value: 'username', label: t('entry.type.username') },
            { value: 'sms', label: t('entry.type.sms') },
          ]}
        />
      )}
      {bySms && type === 'sms' ? (
        <SmsLogin onEntered={onEntered} />
      ) : (
        <UsernameLogin area={area} onEntered={onEntered} onForgot={onForgot} />
      )}
      <LoginExtras area={area} onEntered={onEntered} />
    </div>
  )
}
