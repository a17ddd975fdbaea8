// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../api/use-call-query.ts'
import {
  channelsFor,
  lastPlainRank,
  mainChannel,
  openChannel,
  type ServiceChannel,
} from '../site/customer-service.ts'
import { useSite } from '../site/use-site.ts'
import { t } from '../texts/texts.ts'
import { useMember } from './use-member.ts'

/**
 * Customer service for this visitor or member: the available channels, the own manager of a high rank first,
 * and the action of a plain button.
 */
export function useService(): { channels: readonly ServiceChannel[]; openMain: (() => void) | undefined } {
  const { customerService } = useSite()
  const rankLevel = useMember().data?.clubLabel.rankLevel ?? 0
  const main = mainChannel(customerService, rankLevel)
  const ranked = useCallQuery(
    'rewards.playerRank',
    {},
    { member: true, enabled: rankLevel > lastPlainRank, staleTimeMs: 60_000 },
  )
  const manager = rankLevel > lastPlainRank ? ranked.data?.manager : undefined
  const own: ServiceChannel[] = manager
    ? [
        {
          csType: manager.link.startsWith('mailto:') ? 'EMAIL' : 'VIP',
          title: t('shell.manager', { name: manager.name }),
          path: manager.link,
        },
      ]
    : []
  return {
    channels: [...own, ...channelsFor(customerService, rankLevel)],
    openMain: main && (() => openChannel(main)),
  }
}
