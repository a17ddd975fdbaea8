// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'

type Latest = CallOutput<'backoffice.ownSecurity'>['latest']

const words = {
  signIn: 'console.security.did.signIn',
  signOut: 'console.security.did.signOut',
  wrongPassword: 'console.security.did.wrongPassword',
  setUpApp: 'console.security.did.setUpApp',
  removeApp: 'console.security.did.removeApp',
  resetApp: 'console.security.did.resetApp',
  renewRecoveryCodes: 'console.security.did.renewRecoveryCodes',
  unlockOperator: 'console.security.did.unlockOperator',
  setOperatorPassword: 'console.security.did.setOperatorPassword',
  createOperator: 'console.security.did.createOperator',
  closeOperator: 'console.security.did.closeOperator',
  reopenOperator: 'console.security.did.reopenOperator',
} as const

const wordOf = (action: string): string => {
  const known = Object.entries(words).find(([name]) => name === action)
  return known ? t(known[1]) : action
}

/** What happened to one's own account, so that a stranger in it is noticed. */
export function LatestActions({ latest }: { latest: Latest }) {
  if (latest.length === 0) return <p className="text-sm text-muted">{t('console.security.latestEmpty')}</p>
  return (
    <ul aria-label={t('console.security.latest')} className="flex flex-col divide-y divide-line">
      {latest.map(({ action, by, time }) => (
        <li
          key={`${time} ${action}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm"
        >
          <span className="font-semibold text-text">{wordOf(action)}</span>
          <span className="text-muted">
            {by} · <Moment at={time} />
          </span>
        </li>
      ))}
    </ul>
  )
}
