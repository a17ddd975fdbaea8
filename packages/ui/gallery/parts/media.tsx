// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import Flame from 'lucide-react/icons/flame'
import { Avatar } from '../../src/media/avatar.tsx'
import { Badge } from '../../src/data/badge.tsx'
import { Carousel } from '../../src/layout/carousel.tsx'
import { GameTile } from '../../src/media/game-tile.tsx'
import { Picture } from '../../src/media/picture.tsx'
import { RankBadge } from '../../src/data/rank-badge.tsx'
import { Row } from '../../src/layout/row.tsx'
import { tileAddress, avatarAddress, rankAddress } from '../samples.ts'
import type { Part } from '../part.ts'

const QrCode = lazy(async () => ({ default: (await import('../../src/data/qr-code.tsx')).QrCode }))
const labels = {
  carousel: 'Carousel',
  slide: 'Slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slideOf: (number: number, total: number) => `${number} of ${total}`,
}
const names = [
  'Amber Canyon',
  'Cherry Rush',
  'Deep Reef Hunt',
  'Dragon Ember',
  'Ronin Honour',
  'Sugar Parade',
  'Tomb of Anubis',
]

function Avatars() {
  return (
    <p className="flex items-center gap-4">
      <Avatar name="Default" size="small" />
      <Avatar name="Default" />
      <Avatar name="Default" size="large" />
      <Avatar src={avatarAddress(3)} name="Chosen" size="large" eager />
    </p>
  )
}

function Ranks() {
  return (
    <p className="flex items-center gap-4">
      <RankBadge rank={2} src="" label="VIP 2" size="small" />
      <RankBadge rank={5} src="" label="VIP 5" />
      {[0, 3, 7].map((rank) => (
        <RankBadge key={rank} rank={rank} src={rankAddress(rank)} label={`VIP ${rank}`} size="large" />
      ))}
    </p>
  )
}

function Pictures() {
  return (
    <p className="flex gap-4">
      <span className="block h-40 w-30 overflow-hidden rounded-tile bg-surface-2">
        <Picture
          src={tileAddress('Cherry Rush')}
          alt="Cherry Rush"
          width={300}
          height={400}
          eager
          className="size-full"
          fallback={null}
        />
      </span>
      <span
        data-broken
        className="flex h-40 w-30 items-center justify-center overflow-hidden rounded-tile bg-surface-2 text-xs"
      >
        <Picture
          src=""
          alt="Broken"
          width={300}
          height={400}
          eager
          className="size-full"
          fallback={<span>Fallback</span>}
        />
      </span>
    </p>
  )
}

function Tiles() {
  return (
    <div className="grid grid-cols-3 gap-3.5 sm:grid-cols-5">
      {names.slice(0, 4).map((name, index) => (
        <GameTile
          key={name}
          name={name}
          studio="Novaforge"
          image={tileAddress(name)}
          href="#tile"
          eager
          onPlay={(event) => event.preventDefault()}
          flag={
            index === 1 ? (
              <Badge small tone="good">
                New
              </Badge>
            ) : undefined
          }
        />
      ))}
      <GameTile
        name="Without a picture"
        studio="Novaforge"
        image=""
        href="#tile"
        onPlay={(event) => event.preventDefault()}
      />
    </div>
  )
}

function LateTile() {
  return (
    <div className="pt-[120vh]">
      <div data-late className="h-60 w-45">
        <GameTile
          name="Late"
          studio="Novaforge"
          image={tileAddress('Cherry Rush')}
          href="#tile"
          onPlay={(event) => event.preventDefault()}
        />
      </div>
    </div>
  )
}

function Rows() {
  return (
    <Row
      title="Hot games"
      icon={<Flame className="size-5 text-brand" aria-hidden="true" />}
      note="7 games"
      labels={labels}
    >
      {names.map((name) => (
        <li key={name} className="min-w-0 snap-start">
          <GameTile
            name={name}
            studio="Novaforge"
            image={tileAddress(name)}
            href="#tile"
            eager
            onPlay={(event) => event.preventDefault()}
          />
        </li>
      ))}
    </Row>
  )
}

const card = (number: number) => (
  <a
    key={number}
    href={`#slide-${number}`}
    className="flex h-36 items-center justify-center rounded-tile bg-surface-2 text-md font-bold"
  >
    {number}
  </a>
)

function Carousels() {
  return (
    <>
      <Carousel label="Vendors" title="Vendors" labels={labels} autoplayMs={2_000} loop single>
        {[1, 2, 3, 4, 5, 6, 7].map(card)}
      </Carousel>
      <Carousel label="Five vendors" labels={labels}>
        {[1, 2, 3, 4, 5].map(card)}
      </Carousel>
      <Carousel label="Six vendors, standing still" labels={labels}>
        {[1, 2, 3, 4, 5, 6].map(card)}
      </Carousel>
      <Carousel label="Banners" labels={labels} perView={1} perViewPhone={1} autoplayMs={5_000} loop single>
        {[1, 2, 3].map(card)}
      </Carousel>
      <Carousel
        label="One banner"
        labels={labels}
        perView={1}
        perViewPhone={1}
        autoplayMs={5_000}
        loop
        single
      >
        {[1].map(card)}
      </Carousel>
    </>
  )
}

function Codes() {
  return (
    <p className="flex items-end gap-4">
      <Suspense>
        {[143, 100, 90].map((size) => (
          <QrCode
            key={size}
            value="https://example.com/down"
            size={size}
            label={`To the download, ${size} pixels`}
          />
        ))}
      </Suspense>
    </p>
  )
}

export const media: Part[] = [
  { id: 'avatar', title: 'Avatar', Sample: Avatars },
  { id: 'rank-badge', title: 'Rank badge', Sample: Ranks },
  { id: 'picture', title: 'Picture', Sample: Pictures },
  { id: 'game-tile', title: 'Game tile', Sample: Tiles },
  { id: 'late-tile', title: 'Game tile below the first view', Sample: LateTile },
  { id: 'row', title: 'Row', Sample: Rows },
  { id: 'carousel', title: 'Carousel', Sample: Carousels },
  { id: 'qr-code', title: 'QR code', Sample: Codes },
]
