import { Dialog } from '@tessera/ui/dialog.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useEffect } from 'react'
import { useRouterState, useSearch } from '../../shared/router/index.ts'
import { prepareBotCheck } from '../../shared/api/bot-check.ts'
import { usePanels, type AuthMode } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { useEntered } from './use-entered.ts'

/** Log in or register, above whatever page is there. */
export default function AuthDialog({ mode }: { mode: AuthMode }) {
  const { whitelabel } = useSite()
  const { openAuth, closePanels } = usePanels()
  const { area } = useSearch({ from: '__root__' })
  const ended = useSession() === 'ended'
  const entered = useEntered()
  const loginPage = useRouterState({ select: ({ location }) => location.pathname === '/login' })
  useEffect(() => {
    if (whitelabel.botCheck) prepareBotCheck()
  }, [whitelabel.botCheck])
  const title = area === 'agent' ? t('shell.agentLogin') : t('identity.title', { site: whitelabel.siteName })
  return (
    <Dialog open onClose={closePanels} closable={!(loginPage && whitelabel.loginRequired)} title={title} closeLabel={t('common.close')}>
      {ended && <p role="status" className="mb-4 rounded-control bg-gold-soft px-4 py-3 text-sm font-semibold text-gold">{t('identity.sessionEnded')}</p>}
      <Tabs
        label={title} selected={mode} onSelect={openAuth}
        tabs={[
          { id: 'login', label: t('identity.login'), content: <LoginForm area={area} onEntered={entered} /> },
          ...(whitelabel.usernameRegister && area !== 'agent' ? [{ id: 'register' as const, label: t('identity.register'), content: <RegisterForm onEntered={entered} /> }] : []),
        ]}
      />
    </Dialog>
  )
}
