// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../api/use-call-query.ts'
import {
  channelsFor,
  lastPlainRank,
  mainChannel,
  openChannel,
  panelOfChannel,
  type ServiceChannel,
} from '../site/customer-service.ts'
import { useSite } from '../site/use-site.ts'
import { t } from '../texts/texts.ts'
import { panelNames, usePanels } from './gate.ts'
import { useMember } from './use-member.ts'

export interface Service {
  channels: readonly ServiceChannel[]
  open: (channel: ServiceChannel) => void
  /** What a plain button does; undefined without a channel. */
  openMain: (() => void) | undefined
}

/**
 * Customer service for this visitor or member: the available channels, the own manager of a high rank first,
 * and the action of a plain button. A channel may be a panel of the site itself, such as the feedback form; a page
 * that can open no panels leaves those out.
 */
export function useService({ panels = true }: { panels?: boolean } = {}): Service {
  const site = useSite()
  const { openPanel } = usePanels()
  const customerService = panels
    ? site.customerService
    : site.customerService.filter((channel) => panelOfChannel(channel) === undefined)
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
  const open = (channel: ServiceChannel): void => {
    const panel = panelNames.find((name) => name === panelOfChannel(channel))
    if (panel) openPanel(panel)
    else openChannel(channel)
  }
  return {
    channels: [...own, ...channelsFor(customerService, rankLevel)],
    open,
    openMain: main && (() => open(main)),
  }
}
