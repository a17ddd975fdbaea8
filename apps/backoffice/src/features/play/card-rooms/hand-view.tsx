// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { eventText, nameOf, tableText, type Hand } from './card-room-words.ts'
import { CardFaces } from './card-faces.tsx'
import { FreezeDialog } from './freeze-dialog.tsx'
import { Player } from './pair-columns.tsx'

type HandPlayer = Hand['players'][number]

const columns = (
  currency: string | undefined,
  hold: (player: HandPlayer) => void,
  mayHold: boolean,
): Column<HandPlayer>[] => [
  {
    key: 'member',
    title: t('console.member'),
    render: (player) => <Player player={player} />,
  },
  {
    key: 'cards',
    title: t('console.cards.cards'),
    render: ({ cards }) => <CardFaces cards={cards} />,
  },
  {
    key: 'before',
    title: t('console.cards.before'),
    end: true,
    render: ({ before }) => <Money value={before} currency={currency} />,
  },
  {
    key: 'after',
    title: t('console.cards.after'),
    end: true,
    render: ({ after }) => <Money value={after} currency={currency} />,
  },
  {
    key: 'result',
    title: t('console.cards.result'),
    end: true,
    render: ({ before, after }) => <Money value={after - before} signed className="font-bold" />,
  },
  {
    key: 'rake',
    title: t('console.cards.rake'),
    end: true,
    render: ({ rake }) => <Money value={rake} />,
  },
  {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (player) =>
      mayHold &&
      player.memberId !== null &&
      player.after > player.before && (
        <Button
          size="small"
          look="danger"
          aria-label={t('console.cards.freezeOf', { name: player.username })}
          onClick={() => hold(player)}
        >
          {t('console.cards.freeze')}
        </Button>
      ),
  },
]

/** A hand with all its cards, what happened in order, and what came out. */
export function HandView({ hand }: { hand: Hand }) {
  const [held, setHeld] = useState<HandPlayer>()
  const mayHold = usePermission('cardHands')
  const names = new Map(hand.players.map((player) => [player.chair, nameOf(player)]))
  return (
    <section className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <b className="text-text">{t(`console.cards.game.${hand.game}`)}</b>
        <span>{tableText(hand)}</span>
        <Moment at={hand.endedAt} />
        {!hand.counts && <Badge tone="wait">{t('console.cards.notCounted')}</Badge>}
      </p>
      <Table
        caption={t('console.cards.result')}
        columns={columns(hand.game === 'sitandgo' ? undefined : hand.currency, setHeld, mayHold)}
        rows={hand.players}
        rowKey={({ chair }) => chair}
      />
      {hand.boards.map((board, index) => (
        <p key={index} className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {t('console.cards.board')} <CardFaces cards={board} />
        </p>
      ))}
      <h3 className="font-bold text-text">{t('console.cards.events')}</h3>
      <ol className="flex flex-col gap-1 text-sm text-text">
        {hand.events.map(({ type, chair, amount, cards }, index) => (
          <li key={index} className="flex flex-wrap items-center gap-2">
            <span className="tabular w-6 text-end text-xs text-muted">{index + 1}</span>
            {chair !== null && <b>{names.get(chair) ?? chair + 1}</b>}
            <span>{eventText(type)}</span>
            {amount !== null && <bdi className="tabular font-semibold">{formatMoney(amount)}</bdi>}
            <CardFaces cards={cards} />
          </li>
        ))}
      </ol>
      {held && <FreezeDialog handId={hand.id} player={held} onClose={() => setHeld(undefined)} />}
    </section>
  )
}
