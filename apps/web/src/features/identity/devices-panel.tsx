// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { call } from '../../shared/api/call.ts'
import { invalidate, useCallQuery } from '../../shared/api/use-call-query.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { logOut } from './log-out.ts'

/** Where the account is logged in; members can sign out single devices or all of them. */
export function DevicesPanel() {
  const { data, error, refetch } = useCallQuery('identity.sessions', {}, { member: true })
  const zone = useZone()
  const navigate = useNavigate()
  const attempt = (action: () => Promise<unknown>): void =>
    void action().catch((problem: unknown) => showToast(messageOf(problem, t('common.error.unknown')), 'bad'))
  const endOne = async (id: string): Promise<void> => {
    await call('identity.endSession', { id })
    invalidate('identity.sessions')
  }
  const endAll = async (): Promise<void> => {
    await call('identity.endAllSessions', {})
    await logOut()
    void navigate({ to: '/', search: {} })
  }
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-32 w-full rounded-tile" />
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={t('protect.devices')} className="flex flex-col gap-2">
        {data.map(({ sessionId, current, device, ip, usedAt }) => (
          <li
            key={sessionId}
            className="flex min-h-14 items-center gap-3 rounded-control border border-line px-3 py-2"
          >
            <span className="min-w-0 flex-1 text-sm text-text">
              <b className="flex flex-wrap items-center gap-2">
                {device || t('protect.devices.unknown')}
                {current && (
                  <Badge tone="good" small>
                    {t('protect.devices.this')}
                  </Badge>
                )}
              </b>
              <span className="text-xs text-muted">
                <bdi dir="ltr">{ip}</bdi> · <Time at={usedAt} zone={zone} />
              </span>
            </span>
            {!current && (
              <Button size="small" onClick={() => attempt(() => endOne(sessionId))}>
                {t('identity.logout')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button look="danger" size="form" className="md:self-start" onClick={() => attempt(endAll)}>
        {t('protect.devices.all')}
      </Button>
    </div>
  )
}
