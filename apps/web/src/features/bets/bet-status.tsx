// SPDX-License-Identifier: Apache-2.0
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { t } from '../../shared/texts/texts.ts'
import type { Bet } from './bets-table.tsx'

const tones: Record<Bet['status'], BadgeTone> = { open: 'wait', settled: 'quiet', refunded: 'bad' }

export function BetStatus({ status }: { status: Bet['status'] }) {
  return <Badge tone={tones[status]}>{t(`bets.status.${status}`)}</Badge>
}
