// SPDX-License-Identifier: Apache-2.0
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { invalidate } from '../../../shared/api/use-call-query.ts'
import { useTopic } from '../../../shared/live/use-topic.ts'
import { t } from '../../../shared/texts/texts.ts'

/** Follows changes of the member's rank: what depends on it is loaded again, and a message says so. */
export function useRankNews(): void {
  useTopic('rewards.rank', ({ rankLevel }) => {
    invalidate('members.info', 'members.icon', 'rewards.playerRank', 'rewards.manualRebate')
    showToast(t('shell.rankNow', { rank: `VIP${rankLevel}` }), 'good')
  })
}
