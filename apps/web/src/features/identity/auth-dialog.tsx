// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Tabs } from '@tessera/ui/layout/tabs.tsx'
import { useEffect, useState } from 'react'
import { useNavigate, useRouterState, useSearch } from '../../shared/router/index.ts'
import { prepareBotCheck } from '../../shared/api/bot-check.ts'
import { usePanels, type AuthMode } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { dropWanted } from '../../shared/session/wanted.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { ForgotPanel } from './forgot-panel.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterPanel } from './register-panel.tsx'
import { dropSecondFactor, useSecondFactor } from './second-factor.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useEntered } from './use-entered.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

/**
 * Log in or register, above whatever page is open; a forgotten password and the second factor replace both.
 */
export default function AuthDialog({ mode }: { mode: AuthMode }) {
  const { whitelabel } = useSite()
  const { switchAuth, closePanels } = usePanels()
  const { area } = useSearch({ from: '__root__' })
  const [forgot, setForgot] = useState(false)
  const waiting = useSecondFactor()
  const ended = useSession() === 'ended'
  const entered = useEntered()
  const navigate = useNavigate()
  const ref = useRestoredFocus(waiting ? 'second' : forgot ? 'forgot' : 'enter')
  const loginPage = useRouterState({ select: ({ location }) => location.pathname === '/login' })
  useEffect(() => {
    if (whitelabel.botCheck) prepareBotCheck()
  }, [whitelabel.botCheck])
  const elsewhere =
    mode === 'register' &&
    whitelabel.smsProvider === 'firebase' &&
    (whitelabel.mobileRegister || whitelabel.smsVerification)
  useEffect(() => {
    // The external check puts its pictures on the page itself, where a modal panel would block them.
    if (elsewhere) void navigate({ to: '/register', search: {} })
  }, [elsewhere, navigate])
  const close = (): void => {
    dropSecondFactor()
    dropWanted()
    closePanels()
  }
  const registers = (whitelabel.usernameRegister || whitelabel.mobileRegister) && area !== 'agent'
  const welcome =
    area === 'agent' ? t('shell.agentLogin') : t('identity.title', { site: whitelabel.siteName })
  const title = waiting ? t('entry.second') : forgot ? t('entry.forgot.title') : welcome
  const login = <LoginForm area={area} onEntered={entered} onForgot={() => setForgot(true)} />
  return (
    <Dialog
      open
      onClose={close}
      closable={!(loginPage && whitelabel.loginRequired)}
      title={title}
      closeLabel={t('common.close')}
    >
      {ended && (
        <p
          role="status"
          className="mb-4 rounded-control bg-gold-soft px-4 py-3 text-sm font-semibold text-gold"
        >
          {t('identity.sessionEnded')}
        </p>
      )}
      <div ref={ref} tabIndex={-1} className="outline-none">
        {waiting && <SecondFactorForm waiting={waiting} onEntered={entered} />}
        {!waiting && forgot && (
          <ForgotPanel onEntered={entered} onBack={() => setForgot(false)} onDone={close} />
        )}
        {!waiting &&
          !forgot &&
          (registers ? (
            <Tabs
              label={welcome}
              selected={mode}
              onSelect={switchAuth}
              tabs={[
                { id: 'login', label: t('identity.login'), content: login },
                {
                  id: 'register',
                  label: t('identity.register'),
                  content: <RegisterPanel onEntered={entered} />,
                },
              ]}
            />
          ) : (
            login
          ))}
      </div>
    </Dialog>
  )
}
