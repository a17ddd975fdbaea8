// SPDX-License-Identifier: Apache-2.0
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import type { Limit } from './trading-words.ts'

/** Takes a limit away, with a reason. */
export default function UnlimitDialog({ limit, onClose }: { limit: Limit; onClose: () => void }) {
  const { kind, key, brandCode } = limit
  const ofMember = useCallMutation('backoffice.limitSportsbookMember', ['backoffice.sportsbookLimits'])
  const ofStakes = useCallMutation('backoffice.limitSportsbookStakes', ['backoffice.sportsbookLimits'])
  const { isPending, error } = kind === 'member' ? ofMember : ofStakes
  const which = kind === 'competition' ? { competitionId: key } : { type: key }
  return (
    <ReasonDialog
      title={`${t('console.sportsbook.unlimit')}: ${limit.name}`}
      explain={t('console.sportsbook.unlimitExplain')}
      action={t('console.sportsbook.unlimit')}
      doing={{
        isPending,
        error,
        mutate: (reason) =>
          kind === 'member'
            ? ofMember.mutate(
                { memberId: Number(key), factor: null, highest: null, reason },
                { onSuccess: onClose },
              )
            : ofStakes.mutate({ brandCode, ...which, highest: null, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}
