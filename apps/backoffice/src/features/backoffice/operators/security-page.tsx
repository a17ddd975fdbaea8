// SPDX-License-Identifier: Apache-2.0
import { useState, type ReactNode } from 'react'
import { useCallQuery } from '../../../shared/api.ts'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { LatestActions } from './latest-actions.tsx'
import { OperatorList } from './operator-list.tsx'
import { OwnApp } from './own-app.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpApp } from './set-up-app.tsx'

/** What protects the operator who is signed in; for admins, the apps of the others as well. */
export default function SecurityPage() {
  const query = useCallQuery('backoffice.ownSecurity', {})
  const seesOthers = usePermission('operators')
  /** Shown only once. */
  const [codes, setCodes] = useState<readonly string[]>()
  const { data } = query
  return (
    <Page narrow title={t('console.security')}>
      <QueryState query={query} skeleton="h-64 w-full" />
      {data && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Panel title={t(codes ? 'console.security.codes' : 'console.security.app')}>
            {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
            {!codes && data.appSince === null && <SetUpApp required={data.required} onCodes={setCodes} />}
            {!codes && data.appSince !== null && (
              <OwnApp security={data} since={data.appSince} onCodes={setCodes} />
            )}
          </Panel>
          <Panel title={t('console.security.latest')}>
            <LatestActions latest={data.latest} />
          </Panel>
        </div>
      )}
      {data && seesOthers && <OperatorList hasApp={data.appSince !== null} />}
    </Page>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col gap-4 rounded-panel border border-line bg-surface-1 p-4 md:p-6"
    >
      <h2 className="text-md font-bold text-text">{title}</h2>
      {children}
    </section>
  )
}
