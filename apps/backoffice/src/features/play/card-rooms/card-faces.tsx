// SPDX-License-Identifier: Apache-2.0

const suits: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' }

/** A card such as Td as people write it: 10♦. */
function faceOf(card: string): { face: string; red: boolean } {
  const suit = card.slice(-1).toLowerCase()
  const sign = suits[suit]
  if (sign === undefined) return { face: card, red: false }
  return { face: `${card.slice(0, -1).replace('T', '10')}${sign}`, red: suit === 'h' || suit === 'd' }
}

/** Cards in a row. */
export const CardFaces = ({ cards }: { cards: readonly string[] }) =>
  cards.length > 0 && (
    <span dir="ltr" className="inline-flex flex-wrap gap-1">
      {cards.map((card, index) => {
        const { face, red } = faceOf(card)
        return (
          <span
            key={`${card} ${index}`}
            className={`tabular inline-flex h-6 min-w-8 items-center justify-center rounded-[5px] px-1 text-xs font-bold ${red ? 'bg-danger-soft text-danger' : 'bg-surface-3 text-text'}`}
          >
            {face}
          </span>
        )
      })}
    </span>
  )
