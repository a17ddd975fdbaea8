// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '@tanstack/react-router'
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { marketName } from '../../../shared/sportsbook/market-words.ts'
import { t } from '../../../shared/texts.ts'
import { eventName, type WholeResult } from './result-words.ts'

interface VoidDialogProps {
  event: WholeResult['event']
  /** Undefined: the whole event. */
  market?: WholeResult['markets'][number]
  onClose: () => void
}

/** Begins the dry run of declaring a market or an event void, which leads to its page. */
export default function VoidDialog({ event, market, onClose }: VoidDialogProps) {
  const navigate = useNavigate()
  const planning = useCallMutation('backoffice.planVoid', ['backoffice.sportsbookResult'])
  const step = market ? 'voidMarket' : 'voidEvent'
  return (
    <ReasonDialog
      title={`${t(`console.results.${step}`)}: ${market ? marketName(event.sport, market) : eventName(event)}`}
      explain={t(`console.results.${step}Explain`)}
      action={t('console.results.dryRun')}
      look="danger"
      doing={{
        isPending: planning.isPending,
        error: planning.error,
        mutate: (reason) =>
          planning.mutate(
            { id: event.id, reason, ...(market && { marketId: market.id }) },
            {
              onSuccess: ({ entryId }) =>
                void navigate({ to: '/sportsbook-entries/$id', params: { id: entryId } }),
            },
          ),
      }}
      onClose={onClose}
    />
  )
}
