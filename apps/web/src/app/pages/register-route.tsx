// SPDX-License-Identifier: Apache-2.0
import { Link, Navigate } from '../../shared/router/index.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useState } from 'react'
import { RegisterPanel } from '../../features/identity/register-panel.tsx'
import { useEntered, type Entrance } from '../../features/identity/use-entered.ts'
import { prepareBotCheck } from '../../shared/api/bot-check.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'

/** /register: a separate page to open an account, with a link back to home. */
export function RegisterRoute() {
  const title = t('shell.register.title')
  useTitle(title)
  const entered = useEntered()
  const { botCheck } = useSite().whitelabel
  useEffect(() => {
    if (botCheck) prepareBotCheck()
  }, [botCheck])
  // Whoever has just registered here goes where the login leads.
  const [registered, setRegistered] = useState(false)
  const onEntered = (entrance: Entrance): void => {
    setRegistered(true)
    entered(entrance)
  }
  if (useSession() === 'member' && !registered) return <Navigate to="/" search={{}} replace />
  return (
    <div className="mx-auto w-full max-w-[480px] pb-4">
      <Link
        to="/"
        search={{}}
        className="-ms-2 mb-3 inline-flex h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold text-muted transition-colors duration-160 hover:text-text"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {t('shell.notFound.home')}
      </Link>
      <section className="rounded-panel border border-line bg-surface-1 p-6 md:p-8">
        <h1 className="text-xl font-extrabold text-text">{title}</h1>
        <p className="mt-1 mb-6 text-sm text-muted">{t('shell.register.text')}</p>
        <RegisterPanel onEntered={onEntered} />
        <KnownMember />
      </section>
    </div>
  )
}

function KnownMember() {
  const { switchAuth } = usePanels()
  return (
    <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
      {t('shell.register.known')}
      <button
        type="button"
        className="min-h-11 rounded-control px-1 font-bold text-brand hover:underline"
        onClick={() => switchAuth('login')}
      >
        {t('identity.login')}
      </button>
    </p>
  )
}
